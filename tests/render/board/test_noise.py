from __future__ import annotations

from grognard.render.board.noise import noise, swing

#: a map that was printed once must come out the same again
NOISE = [0.412816, 0.607041, 0.315088]


def test_noise_never_changes() -> None:
    assert [round(noise(3, 5, salt), 6) for salt in range(3)] == NOISE


def test_noise_is_spread_evenly() -> None:
    drawn = [noise(a, b) for a in range(60) for b in range(60)]
    assert 0 <= min(drawn) < 0.01
    assert 0.99 < max(drawn) < 1
    assert 0.48 < sum(drawn) / len(drawn) < 0.52


def test_a_swing_goes_both_ways() -> None:
    drawn = [swing(a, 7) for a in range(200)]
    assert min(drawn) < -0.9
    assert max(drawn) > 0.9
