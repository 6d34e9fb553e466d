"""Irregularity that is the same every time: a map drawn twice is the same map."""

from __future__ import annotations

_MASK = 0xFFFFFFFF


def noise(a: int, b: int, salt: int = 0) -> float:
    """A number from 0 to below 1 that looks like chance and depends on nothing else."""
    mixed = (a * 0x9E3779B1 ^ b * 0x85EBCA77 ^ salt * 0xC2B2AE3D) & _MASK
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & _MASK
    mixed = (mixed ^ mixed >> 12) * 0x297A2D39 & _MASK
    return (mixed ^ mixed >> 15) / (_MASK + 1)


def swing(a: int, b: int, salt: int = 0) -> float:
    """The same from -1 to 1."""
    return 2 * noise(a, b, salt) - 1
