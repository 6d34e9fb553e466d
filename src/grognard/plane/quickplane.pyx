# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Convex rings, and the ground under a way, once more: the same sums in the same order as in plain Python."""

from libc.math cimport rint, sqrt, INFINITY
from libc.stdlib cimport malloc, free, qsort

DEF MOST = 160
DEF CUTS = 256
DEF CRUMB = 1e-6


cdef int read(object ring, double *xs, double *ys) except -1:
    cdef int n = 0
    for spot in ring:
        if n == MOST:
            raise ValueError("too many corners")
        xs[n] = spot[0]
        ys[n] = spot[1]
        n += 1
    return n


cdef double square_away(double x, double y, double ax, double ay, double bx, double by) noexcept nogil:
    cdef double dx = bx - ax, dy = by - ay, px = x - ax, py = y - ay
    cdef double along = px * dx + py * dy, square = dx * dx + dy * dy, across
    if along <= 0 or square == 0:
        return px * px + py * py
    if along >= square:
        return (x - bx) * (x - bx) + (y - by) * (y - by)
    across = px * dy - py * dx
    return across * across / square


cdef bint beyond(double *xs, double *ys, int n, double *us, double *vs, int m, double by) noexcept nogil:
    """Whether one side of a ring has all of another beyond it by so much; touching it is not beyond."""
    cdef int i, j
    cdef double ax = xs[n - 1], ay = ys[n - 1], dx, dy, room, side
    cdef bint out
    for i in range(n):
        dx = xs[i] - ax
        dy = ys[i] - ay
        out = True
        if by > 0:
            room = -by * sqrt(dx * dx + dy * dy)
            for j in range(m):
                if dx * (vs[j] - ay) - dy * (us[j] - ax) > room:
                    out = False
                    break
        else:
            for j in range(m):
                if dx * (vs[j] - ay) >= dy * (us[j] - ax):
                    out = False
                    break
        if out:
            return True
        ax = xs[i]
        ay = ys[i]
    return False


cdef double corners_gap(double *xs, double *ys, int n, double *us, double *vs, int m) noexcept nogil:
    cdef int i, j
    cdef double least = INFINITY, away, ax, ay
    for i in range(n):
        ax = us[m - 1]
        ay = vs[m - 1]
        for j in range(m):
            away = square_away(xs[i], ys[i], ax, ay, us[j], vs[j])
            if away < least:
                least = away
            ax = us[j]
            ay = vs[j]
    return least


def do_touch(one, other):
    cdef double xs[MOST], ys[MOST], us[MOST], vs[MOST]
    cdef int n = read(one, xs, ys), m = read(other, us, vs)
    return not beyond(xs, ys, n, us, vs, m, 0) and not beyond(us, vs, m, xs, ys, n, 0)


def square_gap(one, other):
    cdef double xs[MOST], ys[MOST], us[MOST], vs[MOST]
    cdef int n = read(one, xs, ys), m = read(other, us, vs)
    cdef double here = corners_gap(xs, ys, n, us, vs, m), there = corners_gap(us, vs, m, xs, ys, n)
    return here if here <= there else there


def is_within(one, other, double most):
    cdef double xs[MOST], ys[MOST], us[MOST], vs[MOST]
    cdef int n = read(one, xs, ys), m = read(other, us, vs)
    cdef double here, there
    if most > 0 and (beyond(xs, ys, n, us, vs, m, most) or beyond(us, vs, m, xs, ys, n, most)):
        return False
    if not beyond(xs, ys, n, us, vs, m, 0) and not beyond(us, vs, m, xs, ys, n, 0):
        return True
    here = corners_gap(xs, ys, n, us, vs, m)
    there = corners_gap(us, vs, m, xs, ys, n)
    return sqrt(here if here <= there else there) < most


cdef int by_size(const void *one, const void *other) noexcept nogil:
    cdef double a = (<double *> one)[0], b = (<double *> other)[0]
    return -1 if a < b else 1 if a > b else 0


cdef class Layers:
    """Polygons over one another, and what shows in each cell of a grid; `look` tells of a cell not asked yet."""

    cdef int columns, rows, count
    cdef double cell
    cdef int *starts
    cdef double *xs
    cdef double *ys
    cdef unsigned long long *shown
    cdef object look

    def __cinit__(self, int columns, int rows, double cell, list rings, object look):
        cdef int total = sum(len(ring) for ring in rings), at = 0, n = 0
        self.columns, self.rows, self.cell, self.count, self.look = columns, rows, cell, len(rings), look
        self.starts = <int *> malloc((self.count + 1) * sizeof(int))
        self.xs = <double *> malloc((total + 1) * sizeof(double))
        self.ys = <double *> malloc((total + 1) * sizeof(double))
        self.shown = <unsigned long long *> malloc(columns * rows * sizeof(unsigned long long))
        for n in range(columns * rows):
            self.shown[n] = 0
        for n in range(self.count):
            self.starts[n] = at
            for spot in rings[n]:
                self.xs[at] = spot[0]
                self.ys[at] = spot[1]
                at += 1
        self.starts[self.count] = at

    def __dealloc__(self):
        free(self.starts)
        free(self.xs)
        free(self.ys)
        free(self.shown)

    cdef int place(self, double at, int most) noexcept nogil:
        cdef double cells = at / self.cell
        if cells < 0:
            return 0
        return <int> cells if cells < most else most - 1

    cdef unsigned long long rows_of(self, int column, double ay, double by) except? 0:
        cdef int low = self.place(ay, self.rows), high = self.place(by, self.rows), row, at
        cdef unsigned long long found = 0
        if low > high:
            low, high = high, low
        for row in range(low, high + 1):
            at = row * self.columns + column
            if self.shown[at] == 0:
                self.shown[at] = self.look(at)
            found |= self.shown[at]
        return found

    cdef unsigned long long way(self, double ax, double ay, double bx, double by) except? 0:
        cdef int first, last, column
        cdef double slope, y, up
        cdef unsigned long long found = 0
        if ax > bx:
            ax, ay, bx, by = bx, by, ax, ay
        first, last = self.place(ax, self.columns), self.place(bx, self.columns)
        if first == last:
            return self.rows_of(first, ay, by)
        slope = (by - ay) / (bx - ax)
        y = ay
        for column in range(first, last):
            up = ay + ((column + 1) * self.cell - ax) * slope
            found |= self.rows_of(column, y, up)
            y = up
        return found | self.rows_of(last, y, by)

    def under(self, double ax, double ay, double bx, double by):
        """Each polygon with the thousandths of a segment on it, the topmost first; None where it is too much."""
        cdef double far = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        cdef unsigned long long shown, lowest
        cdef double left[CUTS], rest[CUTS], taken[CUTS]
        cdef int lefts = 2, rests, takens, number, n
        cdef double before, after, length
        found = []
        if far == 0:
            return found
        shown = self.way(ax, ay, bx, by)
        lowest = shown & (~shown + 1)
        left[0], left[1] = 0.0, 1.0
        for number in range(self.count - 1, -2, -1):
            if not (shown >> (number + 1)) & 1:
                continue
            if lowest == (<unsigned long long> 1) << (number + 1):
                break
            takens = self.inside(number, ax, ay, bx, by, taken)
            if takens < 0:
                return None
            if takens == 0:
                continue
            rests = left_of(left, lefts, taken, takens, rest)
            if rests < 0:
                return None
            before = after = 0
            for n in range(0, lefts, 2):
                before += left[n + 1] - left[n]
            for n in range(0, rests, 2):
                after += rest[n + 1] - rest[n]
            length = (before - after) * far
            if length > CRUMB:
                found.append((number, length))
            for n in range(rests):
                left[n] = rest[n]
            lefts = rests
            if lefts == 0:
                return found
        after = 0
        for n in range(0, lefts, 2):
            after += left[n + 1] - left[n]
        if after * far > CRUMB:
            found.append((number, after * far))
        return found

    cdef int inside(self, int number, double ax, double ay, double bx, double by, double *taken) noexcept nogil:
        """Pairs of shares; below 0 where there are edges along the way, or too many."""
        cdef double dx = bx - ax, dy = by - ay, square = dx * dx + dy * dy
        cdef int start = self.starts[number], end = self.starts[number + 1], n, cuts = 0, found = 0
        cdef double px = self.xs[end - 1], py = self.ys[end - 1], x, y, first, last, side
        cdef double before = dx * (py - ay) - dy * (px - ax)
        cdef double cut[CUTS]
        for n in range(start, end):
            x = self.xs[n]
            y = self.ys[n]
            side = dx * (y - ay) - dy * (x - ax)
            if (side > 0) != (before > 0):
                if cuts == CUTS:
                    return -1
                first = (px - ax) * dx + (py - ay) * dy
                last = (x - ax) * dx + (y - ay) * dy
                cut[cuts] = (first + (last - first) * before / (before - side)) / square
                cuts += 1
            elif side == 0 and before == 0:
                return -1
            px = x
            py = y
            before = side
        if cuts > 1:
            qsort(cut, cuts, sizeof(double), by_size)
        for n in range(0, cuts, 2):
            if cut[n] < 1 and cut[n + 1] > 0:
                taken[found] = cut[n] if cut[n] > 0 else 0.0
                taken[found + 1] = cut[n + 1] if cut[n + 1] < 1 else 1.0
                found += 2
        return found


cdef int left_of(double *left, int lefts, double *taken, int takens, double *rest) noexcept nogil:
    cdef int n, m, found = 0
    cdef double first, last
    for n in range(0, lefts, 2):
        first = left[n]
        last = left[n + 1]
        for m in range(0, takens, 2):
            if taken[m + 1] <= first:
                continue
            if taken[m] >= last:
                break
            if found + 4 > CUTS:
                return -1
            if taken[m] > first:
                rest[found] = first
                rest[found + 1] = taken[m]
                found += 2
            if taken[m + 1] > first:
                first = taken[m + 1]
        if first < last:
            if found + 2 > CUTS:
                return -1
            rest[found] = first
            rest[found + 1] = last
            found += 2
    return found


cdef int drawn_in(double x, double y, double east, double north, double width, double depth, double slack,
                  double *xs, double *ys) noexcept nogil:
    """The corners of a rectangle less what two bodies may share, as `footprint.drawn_in` has them."""
    cdef double at_x = rint(x - east * slack), at_y = rint(y - north * slack), back_x, back_y, across, along
    width -= 2 * slack
    depth -= 2 * slack
    back_x = rint(at_x - east * depth)
    back_y = rint(at_y - north * depth)
    across = north * width / 2
    along = -east * width / 2
    xs[0] = rint(at_x - across)
    ys[0] = rint(at_y - along)
    xs[1] = rint(at_x + across)
    ys[1] = rint(at_y + along)
    xs[2] = rint(back_x + across)
    ys[2] = rint(back_y + along)
    xs[3] = rint(back_x - across)
    ys[3] = rint(back_y - along)
    return 4


cdef int hull(double *xs, double *ys, int n, double *us, double *vs) noexcept nogil:
    """The smallest convex ring about a few points, which are put in order."""
    cdef int i, j, kept = 0, least, turn
    cdef double x, y
    for i in range(1, n):
        x = xs[i]
        y = ys[i]
        j = i - 1
        while j >= 0 and (xs[j] > x or (xs[j] == x and ys[j] > y)):
            xs[j + 1] = xs[j]
            ys[j + 1] = ys[j]
            j -= 1
        xs[j + 1] = x
        ys[j + 1] = y
    for turn in range(2):
        least = kept
        for j in range(n):
            i = j if turn == 0 else n - 1 - j
            while kept - least > 1 and (
                (us[kept - 1] - us[kept - 2]) * (ys[i] - vs[kept - 2])
                - (vs[kept - 1] - vs[kept - 2]) * (xs[i] - us[kept - 2])
            ) <= 0:
                kept -= 1
            us[kept] = xs[i]
            vs[kept] = ys[i]
            kept += 1
        kept -= 1
    return kept


def sweeps_reach(list stages, double width, double depth, double slack, ring, double most):
    """Whether what a body passes over from stage to stage touches a convex ring, or comes nearer than so much."""
    cdef double xs[MOST], ys[MOST], us[8], vs[8], ws[18], zs[18], here, there
    cdef int n = read(ring, xs, ys), m, stage, count = len(stages)
    cdef double x, y, east, north
    for stage in range(count - 1):
        x, y, east, north = stages[stage]
        drawn_in(x, y, east, north, width, depth, slack, us, vs)
        x, y, east, north = stages[stage + 1]
        drawn_in(x, y, east, north, width, depth, slack, us + 4, vs + 4)
        m = hull(us, vs, 8, ws, zs)
        if most > 0 and (beyond(xs, ys, n, ws, zs, m, most) or beyond(ws, zs, m, xs, ys, n, most)):
            continue
        if not beyond(xs, ys, n, ws, zs, m, 0) and not beyond(ws, zs, m, xs, ys, n, 0):
            return True
        if most > 0:
            here = corners_gap(xs, ys, n, ws, zs, m)
            there = corners_gap(ws, zs, m, xs, ys, n)
            if sqrt(here if here <= there else there) < most:
                return True
    return False
