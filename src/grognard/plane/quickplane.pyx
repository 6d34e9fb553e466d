# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Convex rings, and the ground under a way, once more: the same sums in the same order as in plain Python."""

from libc.math cimport atan2, ceil, fabs, rint, sqrt, INFINITY, M_PI
from libc.stdlib cimport malloc, free, qsort

DEF MOST = 160
DEF CUTS = 256
DEF LAYERS = 64
DEF STAGES = 40
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
        cdef int numbers[LAYERS], n, found
        cdef double lengths[LAYERS]
        found = self.cover(ax, ay, bx, by, numbers, lengths)
        return None if found < 0 else [(numbers[n], lengths[n]) for n in range(found)]

    cdef int cover(self, double ax, double ay, double bx, double by, int *numbers, double *lengths) except? -1:
        """The same in two arrays, and how many there are; below 0 where it is too much."""
        cdef double far = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        cdef unsigned long long shown, lowest
        cdef double left[CUTS], rest[CUTS], taken[CUTS]
        cdef int lefts = 2, rests, takens, number, n, found = 0
        cdef double before, after, length
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
                return -1
            if takens == 0:
                continue
            rests = left_of(left, lefts, taken, takens, rest)
            if rests < 0:
                return -1
            before = after = 0
            for n in range(0, lefts, 2):
                before += left[n + 1] - left[n]
            for n in range(0, rests, 2):
                after += rest[n + 1] - rest[n]
            length = (before - after) * far
            if length > CRUMB:
                numbers[found] = number
                lengths[found] = length
                found += 1
            for n in range(rests):
                left[n] = rest[n]
            lefts = rests
            if lefts == 0:
                return found
        after = 0
        for n in range(0, lefts, 2):
            after += left[n + 1] - left[n]
        if after * far > CRUMB:
            numbers[found] = number
            lengths[found] = after * far
            found += 1
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


# The places that a body may go to, many at once

DEF ROUND = 36000
#: spots within which a sum is too near to what is allowed to be told here
DEF NARROW = 1e-9

cdef double EAST[ROUND], NORTH[ROUND]
cdef char KNOWN[ROUND]
for _heading in range(ROUND):
    KNOWN[_heading] = 0


cdef int learn(int heading, object forward) except -1:
    """A step ahead on a heading, as `point.forward` has it, asked for once."""
    if not KNOWN[heading]:
        EAST[heading], NORTH[heading] = forward(heading)
        KNOWN[heading] = 1
    return 0


cdef struct Box:
    double west, south, east, north


cdef Box around(double *xs, double *ys, int n) noexcept nogil:
    cdef Box found = Box(xs[0], ys[0], xs[0], ys[0])
    cdef int i
    for i in range(1, n):
        found.west = min(found.west, xs[i])
        found.south = min(found.south, ys[i])
        found.east = max(found.east, xs[i])
        found.north = max(found.north, ys[i])
    return found


cdef bint far_off(Box one, Box other, double by) noexcept nogil:
    return (one.west > other.east + by or other.west > one.east + by
            or one.south > other.north + by or other.south > one.north + by)


cdef class Body:
    """A closed body of troops, in numbers."""

    cdef double centre_x, centre_y, width, depth
    cdef int heading
    #: corners as they stand, and those rings counter-clockwise that may not be touched, or come near to
    cdef double xs[4], ys[4], inner_xs[4], inner_ys[4], ring_xs[4], ring_ys[4]
    cdef Box box

    def __cinit__(self, centre, int heading, double width, double depth, corners, ring, inner, forward):
        learn(heading, forward)
        self.centre_x, self.centre_y = centre
        self.heading, self.width, self.depth = heading, width, depth
        read(corners, self.xs, self.ys)
        read(ring, self.ring_xs, self.ring_ys)
        read(inner, self.inner_xs, self.inner_ys)
        self.box = around(self.xs, self.ys, 4)


cdef class Rings:
    """Lines or convex rings that somebody has to look at closer where they are met."""

    cdef int count
    cdef int *starts
    cdef double *xs
    cdef double *ys
    cdef Box *boxes

    def __cinit__(self, list rings):
        cdef int total = sum(len(ring) for ring in rings), at = 0, n
        self.count = len(rings)
        self.starts = <int *> malloc((self.count + 1) * sizeof(int))
        self.xs = <double *> malloc((total + 1) * sizeof(double))
        self.ys = <double *> malloc((total + 1) * sizeof(double))
        self.boxes = <Box *> malloc((self.count + 1) * sizeof(Box))
        for n in range(self.count):
            self.starts[n] = at
            for spot in rings[n]:
                self.xs[at] = spot[0]
                self.ys[at] = spot[1]
                at += 1
            self.boxes[n] = around(self.xs + self.starts[n], self.ys + self.starts[n], at - self.starts[n])
        self.starts[self.count] = at

    def __dealloc__(self):
        free(self.starts)
        free(self.xs)
        free(self.ys)
        free(self.boxes)

    cdef bint are_crossed(self, double *xs, double *ys, int n) noexcept nogil:
        """Whether a way through some stops meets any of these lines."""
        cdef Box way = around(xs, ys, n)
        cdef int line, i, j
        for line in range(self.count):
            if far_off(self.boxes[line], way, 0):
                continue
            for i in range(n - 1):
                for j in range(self.starts[line], self.starts[line + 1] - 1):
                    if do_meet(xs[i], ys[i], xs[i + 1], ys[i + 1],
                               self.xs[j], self.ys[j], self.xs[j + 1], self.ys[j + 1]):
                        return True
        return False

    cdef bint are_touched(self, double *xs, double *ys, int n, Box box) noexcept nogil:
        """Whether a convex ring touches any of these."""
        cdef int ring, start, m
        for ring in range(self.count):
            if far_off(self.boxes[ring], box, 0):
                continue
            start = self.starts[ring]
            m = self.starts[ring + 1] - start
            if (not beyond(xs, ys, n, self.xs + start, self.ys + start, m, 0)
                    and not beyond(self.xs + start, self.ys + start, m, xs, ys, n, 0)):
                return True
        return False

    cdef bint are_near(self, Box box) noexcept nogil:
        cdef int ring
        for ring in range(self.count):
            if not far_off(self.boxes[ring], box, 0):
                return True
        return False


cdef bint do_meet(double ax, double ay, double bx, double by,
                  double cx, double cy, double dx, double dy) noexcept nogil:
    cdef double c, d, a, b
    if (max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx)
            or max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by)):
        return False
    c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
    a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
    b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
    if c == 0 and d == 0:
        return True
    return (c <= 0 <= d or d <= 0 <= c) and (a <= 0 <= b or b <= 0 <= a)


cdef bint lies_off(double x, double y, double east, double north, double width, double depth,
                   double *xs, double *ys) noexcept nogil:
    """As `footprint._is_apart`: a rectangle by its middle, and the corners of another."""
    cdef double middle, along, least, most, size, slack = 2 * 12
    cdef int side, n
    for side in range(2):
        if side:
            east, north = north, -east
            size = width
        else:
            size = depth
        middle = x * east + y * north
        least, most = INFINITY, -INFINITY
        for n in range(4):
            along = xs[n] * east + ys[n] * north - middle
            least = min(least, along)
            most = max(most, along)
        if least > size / 2 - slack or most < slack - size / 2:
            return True
    return False


cdef enum:
    NO, YES, ASK


cdef class Sieve:
    """Which places a body may go to. It tells yes and no where that is plain, and None where rules must look:
    where a line is crossed, where ground is met that may be closed, where a sum is too near to call."""

    cdef double x, y, width, depth, table_width, table_depth, most, purse, near, step
    cdef double xs[4], ys[4]
    cdef int heading
    cdef Box box
    cdef Layers layers
    cdef list rates, others, foes, barriers
    cdef Rings lines, fences, shut, odd
    cdef object forward

    def __init__(self, front, int heading, double width, double depth, double step, table, double most,
                 double purse, double near, Layers layers, list rates, list others, list foes, list barriers, Rings lines,
                 Rings fences, Rings shut, Rings odd, forward):
        self.x, self.y = front
        self.heading, self.width, self.depth, self.step = heading, width, depth, step
        self.table_width, self.table_depth = table
        self.most, self.purse, self.near, self.layers, self.rates = most, purse, near, layers, rates
        self.others, self.foes, self.barriers = others, foes, barriers
        self.lines, self.fences, self.shut, self.odd, self.forward = lines, fences, shut, odd, forward
        learn(heading, forward)
        drawn_in(self.x, self.y, EAST[heading], NORTH[heading], width, depth, 0, self.xs, self.ys)
        self.box = around(self.xs, self.ys, 4)

    def sift(self, list places):
        """For each place and heading: True, False or None."""
        cdef int told, heading
        found = []
        for (x, y), heading in places:
            learn(heading, self.forward)
            told = self.tell(x, y, heading)
            found.append(None if told == ASK else told == YES)
        return found

    cdef int tell(self, double x, double y, int heading) except -1:
        cdef double stop_xs[4], stop_ys[4], lengths[3], xs[4], ys[4], reach = 0
        cdef int stops, angle = 0
        cdef Box end, room
        if heading == self.heading:
            stops = self.oblique(x, y, stop_xs, stop_ys, lengths)
        else:
            angle = turn(self.heading, heading)
            stops = self.wheel(x, y, heading, angle, stop_xs, stop_ys, lengths)
            reach = ceil(self.width / 2 + sqrt(self.width * self.width + self.depth * self.depth)) + 1
        if stops == 0:
            return NO
        drawn_in(x, y, EAST[heading], NORTH[heading], self.width, self.depth, 0, xs, ys)
        end = around(xs, ys, 4)
        if end.west < 0 or end.south < 0 or end.east > self.table_width or end.north > self.table_depth:
            return NO
        if self.is_taken(x, y, heading, xs, ys, end):
            return NO
        # As `Route.bounds`.
        if angle:
            room = around(stop_xs, stop_ys, stops)
        else:
            room.west, room.south = min(self.box.west, end.west), min(self.box.south, end.south)
            room.east, room.north = max(self.box.east, end.east), max(self.box.north, end.north)
        room.west, room.south = room.west - reach, room.south - reach
        room.east, room.north = room.east + reach, room.north + reach
        cdef int paid = self.pays(stop_xs, stop_ys, lengths, stops)
        if paid == NO:
            return NO
        cdef int way = self.passes(x, y, heading, angle, stop_xs, stop_ys, room)
        if way == NO:
            return NO
        if paid == ASK or way == ASK or self.odd.are_near(room) or self.lines.are_crossed(stop_xs, stop_ys, stops):
            return ASK
        return YES

    cdef int oblique(self, double x, double y, double *xs, double *ys, double *lengths) noexcept:
        """As `route.oblique`: the stops of the way, and what is paid for each stretch; 0 where there is none."""
        cdef double dx = x - self.x, dy = y - self.y, away = rint(sqrt(dx * dx + dy * dy)), slack
        cdef int bearing
        if away == 0 or away > self.most:
            return 0
        slack = rint(8 * 1000 / away)
        bearing = (<int> rint(atan2(dx, dy) * (180.0 / M_PI) * 100) + ROUND) % ROUND
        bearing = turn(self.heading, bearing)
        if (bearing if bearing > 0 else -bearing) > 4500 + slack:
            return 0
        xs[0], ys[0], xs[1], ys[1], lengths[0] = self.x, self.y, x, y, away
        return 2

    cdef int wheel(self, double x, double y, int heading, int angle, double *xs, double *ys,
                   double *lengths) noexcept:
        """As `route.wheel`."""
        cdef double fx = EAST[self.heading], fy = NORTH[self.heading], gx = EAST[heading], gy = NORTH[heading]
        cdef double half = self.width / 2 if angle > 0 else -self.width / 2
        cdef double dx, dy, across, first, second, crumb, arc
        cdef int sharp = angle if angle > 0 else -angle
        if angle == 0 or sharp > 17000:
            return 0
        dx = x - self.x - half * (fy - gy)
        dy = y - self.y - half * (gx - fx)
        across = fx * gy - fy * gx
        first, second = (dx * gy - dy * gx) / across, (fx * dy - fy * dx) / across
        crumb = -12 / fabs(across)
        if first < crumb or second < crumb:
            return 0
        first, second = max(0.0, first), max(0.0, second)
        arc = sharp / 100.0 * (M_PI / 180.0) * self.width
        if rint(first + arc + second) > self.most:
            return 0
        xs[0], ys[0] = self.x, self.y
        xs[1], ys[1] = rint(self.x + fx * first), rint(self.y + fy * first)
        xs[2], ys[2] = rint(x - gx * second), rint(y - gy * second)
        xs[3], ys[3] = x, y
        lengths[0], lengths[1], lengths[2] = first, arc, second
        return 4

    cdef bint is_taken(self, double x, double y, int heading, double *xs, double *ys, Box box):
        """Whether a body would lie on another."""
        cdef double east = EAST[heading], north = NORTH[heading]
        cdef double middle_x = rint(x - east * (self.depth / 2)), middle_y = rint(y - north * (self.depth / 2))
        cdef Body body
        for one in self.others:
            body = <Body> one
            if far_off(body.box, box, 0):
                continue
            if (not lies_off(body.centre_x, body.centre_y, EAST[body.heading], NORTH[body.heading], body.width,
                             body.depth, xs, ys)
                    and not lies_off(middle_x, middle_y, east, north, self.width, self.depth, body.xs, body.ys)):
                return True
        return False

    cdef int pays(self, double *xs, double *ys, double *lengths, int stops) except -1:
        """Whether a way costs no more than the whole move, but for what is crossed."""
        cdef int numbers[LAYERS], n, m, count
        cdef double under[LAYERS], spent = 0, whole, each, rate
        for n in range(stops - 1):
            if lengths[n] <= 0:
                continue
            if xs[n] == xs[n + 1] and ys[n] == ys[n + 1]:
                return ASK
            count = self.layers.cover(xs[n], ys[n], xs[n + 1], ys[n + 1], numbers, under)
            if count <= 0:
                return ASK
            whole = 0
            for m in range(count):
                whole += under[m]
            each = lengths[n] / whole
            for m in range(count):
                rate = self.rates[numbers[m] + 1]
                if rate <= 0:
                    return ASK
                spent += under[m] * each / rate
        spent -= self.purse
        return NO if spent > NARROW else YES if spent < -NARROW else ASK

    cdef int passes(self, double x, double y, int heading, int angle, double *stop_xs, double *stop_ys,
                    Box room) except -1:
        """Whether nobody is in the way, and no ground that may be closed."""
        cdef double xs[STAGES], ys[STAGES], us[8], vs[8], ws[18], zs[18]
        cdef int headings[STAGES], stage, m, count, told = YES
        cdef bint closed = self.fences.are_near(room)
        cdef list foes = [], barriers = []
        cdef Box box
        for one in self.foes:
            if not far_off((<Body> one).box, room, self.near):
                foes.append(one)
        for one in self.barriers:
            if not far_off((<Body> one).box, room, 0):
                barriers.append(one)
        if not foes and not barriers and not closed:
            return YES
        count = self.stages(x, y, heading, angle, stop_xs, stop_ys, xs, ys, headings)
        if count == 0:
            return ASK
        for stage in range(count - 1):
            for m in range(2):
                drawn_in(xs[stage + m], ys[stage + m], EAST[headings[stage + m]], NORTH[headings[stage + m]],
                         self.width, self.depth, 12, us + 4 * m, vs + 4 * m)
            m = hull(us, vs, 8, ws, zs)
            box = around(ws, zs, m)
            if is_met(foes, box, ws, zs, m, self.near) or is_met(barriers, box, ws, zs, m, 0):
                return NO
            if closed and told == YES and self.shut.are_touched(ws, zs, m, box):
                told = ASK
        return told

    cdef int stages(self, double x, double y, int heading, int angle, double *stop_xs, double *stop_ys,
                    double *xs, double *ys, int *headings) except -1:
        """As `route._stages`: how many, or 0 for more than there is room for."""
        cdef int count, n, now
        cdef double half, pivot_x, pivot_y
        xs[0], ys[0], headings[0] = self.x, self.y, self.heading
        if angle == 0:
            xs[1], ys[1], headings[1] = x, y, heading
            return 2
        count = <int> ceil((angle if angle > 0 else -angle) / self.step)
        if count + 4 > STAGES:
            return 0
        xs[1], ys[1], headings[1] = stop_xs[1], stop_ys[1], self.heading
        half = self.width / 2 if angle > 0 else -self.width / 2
        pivot_x = stop_xs[1] + NORTH[self.heading] * half
        pivot_y = stop_ys[1] - EAST[self.heading] * half
        for n in range(1, count):
            now = (self.heading + floor_div(angle * n, count) + ROUND) % ROUND
            learn(now, self.forward)
            xs[n + 1], ys[n + 1] = rint(pivot_x - NORTH[now] * half), rint(pivot_y + EAST[now] * half)
            headings[n + 1] = now
        xs[count + 1], ys[count + 1], headings[count + 1] = stop_xs[2], stop_ys[2], heading
        xs[count + 2], ys[count + 2], headings[count + 2] = x, y, heading
        return count + 3


cdef int floor_div(int a, int b) noexcept nogil:
    cdef int found = a / b
    return found - 1 if a % b != 0 and a < 0 else found


cdef int turn(int start, int end) noexcept nogil:
    return (end - start + ROUND // 2 - 1 + ROUND) % ROUND - ROUND // 2 + 1


cdef bint is_met(list bodies, Box box, double *xs, double *ys, int n, double most):
    """Whether a convex ring touches one of some bodies, or comes nearer to it than so much."""
    cdef double *us
    cdef double *vs
    cdef double here, there
    cdef Body body
    for one in bodies:
        body = <Body> one
        if far_off(body.box, box, most + 1):
            continue
        us, vs = &body.ring_xs[0], &body.ring_ys[0]
        if most == 0:
            us, vs = &body.inner_xs[0], &body.inner_ys[0]
        if most > 0 and (beyond(us, vs, 4, xs, ys, n, most) or beyond(xs, ys, n, us, vs, 4, most)):
            continue
        if not beyond(us, vs, 4, xs, ys, n, 0) and not beyond(xs, ys, n, us, vs, 4, 0):
            return True
        if most > 0:
            here = corners_gap(us, vs, 4, xs, ys, n)
            there = corners_gap(xs, ys, n, us, vs, 4)
            if sqrt(here if here <= there else there) < most:
                return True
    return False
