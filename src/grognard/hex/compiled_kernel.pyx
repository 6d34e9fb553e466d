# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""Reach, ways and room once more, for a C compiler: the same answers in the same order as in plain Python.

Built by `building`, loaded by `compiled`. Nothing here knows a game.
"""

from array import array

from libc.stdint cimport int32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc


cdef class Stances:
    """What can be done on each sort of ground in each state, as bare numbers, once it has been asked for.

    How many turns, then of each its state and price; state afterwards, surcharge, how many directions, and which.
    """

    cdef const int32_t **places
    cdef list kept

    def __cinit__(self, int32_t count):
        self.kept = []
        self.places = <const int32_t **> calloc(count, sizeof(int32_t *))
        if self.places == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.places)

    cdef const int32_t *stance(self, told, int32_t place) except NULL:
        cdef bytes laid
        if self.places[place] == NULL:
            turns, directions, after, extra = told[place]
            numbers = [number for turn in turns for number in turn]
            laid = array("i", [len(turns), *numbers, after, extra, len(directions), *directions]).tobytes()
            self.kept.append(laid)
            self.places[place] = <const int32_t *> <const char *> laid
        return self.places[place]


cdef class Sheet:
    """A plan as bare numbers. Its edges are drawn anew each time: a few sums on little memory, which stays at
    hand, take less time than fetching what was written down for thousands of nodes.
    """

    cdef bytes sorts
    cdef bytes onto
    cdef bytes costs
    cdef int32_t states
    cdef int32_t size
    cdef object told
    cdef Stances stances
    cdef int32_t *drawn
    cdef int32_t room

    def __cinit__(self, plan):
        self.sorts, self.states, self.told = plan.sorts, plan.states, plan.stances
        self.size = len(plan.sorts) * plan.states
        if plan.stances.laid is None:
            plan.stances.laid = Stances((max(plan.sorts, default=0) + 1) * plan.states)
        self.stances = plan.stances.laid
        # Four bytes each: see `int32_t`.
        self.onto, self.costs = plan.onto.tobytes(), plan.costs.tobytes()

    def __dealloc__(self):
        free(self.drawn)

    cdef int32_t *draw(self, int32_t cell, int32_t state, bint only_turns) except NULL:
        """How many edges a node has, then of each its target, price and cell: turns first, then steps."""
        cdef int32_t sort = (<const unsigned char *> self.sorts)[cell]
        cdef const int32_t *stance = self.stances.stance(self.told, sort * self.states + state)
        cdef const int32_t *onto = (<const int32_t *> <const char *> self.onto) + 6 * cell
        cdef const int32_t *costs = (<const int32_t *> <const char *> self.costs) + 6 * cell
        cdef int32_t turns = stance[0]
        cdef const int32_t *step = stance + 1 + 2 * turns
        cdef int32_t *edge
        cdef int32_t n, way
        self.make_room(turns + step[2])
        edge = self.drawn + 1
        for n in range(turns):
            edge[0] = cell * self.states + stance[1 + 2 * n]
            edge[1] = stance[2 + 2 * n]
            edge[2] = cell
            edge += 3
        for n in range(0 if only_turns else step[2]):
            way = step[3 + n]
            if costs[way] >= 0:
                edge[0] = onto[way] * self.states + step[0]
                edge[1] = costs[way] + step[1]
                edge[2] = onto[way]
                if not 0 <= edge[0] < self.size:
                    raise IndexError(f"an edge to node {edge[0]}: expected 0 to {self.size - 1}")
                edge += 3
        self.drawn[0] = <int32_t> (edge - self.drawn) // 3
        return self.drawn

    cdef int make_room(self, int32_t count) except -1:
        cdef void *more
        if 1 + 3 * count > self.room:
            more = realloc(self.drawn, (1 + 3 * count) * sizeof(int32_t))
            if more == NULL:
                raise MemoryError
            self.drawn = <int32_t *> more
            self.room = 1 + 3 * count
        return 0


cdef Sheet sheet_of(plan):
    """A plan keeps its sheet."""
    if plan.sheet is None:
        plan.sheet = Sheet(plan)
    return <Sheet> plan.sheet


cdef class Layout:
    """The edges of a table as bare numbers: for a node how many, then of each its target, price and cell.

    Those of a plan are drawn. Others are asked for once and written down, cell by cell: a table for one march
    is asked for a few cells only, and laying out a number for every node of the map would take longer than
    its whole move.
    """

    cdef int32_t **pages
    cdef int32_t *numbers
    cdef int32_t size
    cdef int32_t states
    cdef int32_t used
    cdef int32_t room
    cdef Sheet sheet
    cdef bint only_turns

    def __cinit__(self, int32_t size, int32_t states, Sheet sheet, bint only_turns):
        self.sheet, self.only_turns = sheet, only_turns
        self.size, self.states = size, states
        if sheet is not None:
            return
        # 0 stands for a node that nobody has asked for.
        self.used, self.room = 1, 256
        self.pages = <int32_t **> calloc(size // states, sizeof(int32_t *))
        self.numbers = <int32_t *> malloc(self.room * sizeof(int32_t))
        if self.pages == NULL or self.numbers == NULL:
            raise MemoryError

    def __dealloc__(self):
        cdef int32_t cell
        if self.pages != NULL:
            for cell in range(self.size // self.states):
                free(self.pages[cell])
        free(self.pages)
        free(self.numbers)

    cdef int32_t *edges(self, table, int32_t cell, int32_t node) except NULL:
        """Those of a node of a cell; good until another is asked for."""
        cdef int32_t state = node - cell * self.states
        cdef int32_t *page
        if self.sheet is not None:
            return self.sheet.draw(cell, state, self.only_turns)
        page = self.pages[cell]
        if page == NULL:
            page = self.pages[cell] = <int32_t *> calloc(self.states, sizeof(int32_t))
            if page == NULL:
                raise MemoryError
        if page[state] == 0:
            page[state] = self.lay(table[node])
        return self.numbers + page[state]

    cdef int32_t lay(self, tuple edges) except -1:
        """Where they begin from now on."""
        cdef int32_t count = <int32_t> len(edges)
        cdef int32_t n, target, price
        cdef int32_t at = self.used
        self.make_room(count)
        self.numbers[at] = count
        for n, (target, price) in enumerate(edges):
            if not 0 <= target < self.size:
                raise IndexError(f"an edge to node {target}: expected 0 to {self.size - 1}")
            self.numbers[at + 3 * n + 1] = target
            self.numbers[at + 3 * n + 2] = price
            self.numbers[at + 3 * n + 3] = target // self.states
        self.used = at + 1 + 3 * count
        return at

    cdef int make_room(self, int32_t count) except -1:
        cdef void *more
        if self.used + 1 + 3 * count > self.room:
            more = realloc(self.numbers, 2 * (self.room + 3 * count) * sizeof(int32_t))
            if more == NULL:
                raise MemoryError
            self.numbers = <int32_t *> more
            self.room = 2 * (self.room + 3 * count)
        return 0


cdef Layout layout_of(table, int32_t size, int32_t states):
    """A table keeps its layout, as it keeps its entries: what it has told once stays so."""
    if table.layout is None:
        sheet = None if table.plan is None else sheet_of(table.plan)
        table.layout = Layout(size, states, sheet, table.only_turns)
    return <Layout> table.layout


cdef tuple layouts_of(tuple tables, int32_t size, int32_t states):
    """Those of all tables of a graph, so that not every node asks its table."""
    return tuple([layout_of(table, size, states) for table in tables])


# An array by node, all 0, is wanted for every move, and only a few places of it are written on. So one is kept,
# and whoever borrows it wipes out what he wrote. Asking for edges may let somebody else in between: he gets
# an array of his own.
cdef int32_t *slate = NULL
cdef int32_t slate_size = 0
cdef bint slate_is_lent = False


cdef int32_t *borrow(int32_t size) except NULL:
    global slate, slate_size, slate_is_lent
    cdef int32_t *found
    if slate_is_lent or slate_size < size:
        found = <int32_t *> calloc(size, sizeof(int32_t))
        if found == NULL:
            raise MemoryError
        if slate_is_lent:
            return found
        free(slate)
        slate, slate_size = found, size
    slate_is_lent = True
    return slate


cdef void give_back(int32_t *borrowed) noexcept:
    global slate_is_lent
    if borrowed == slate:
        slate_is_lent = False
    else:
        free(borrowed)


cdef struct Queue:
    # Nodes as they come, each with the next one of the same cost; by cost the first and the last of them.
    int32_t *nodes
    int32_t *following
    int32_t *first
    int32_t *last
    int32_t entries
    int32_t room


cdef int enqueue(Queue *queue, int32_t node, int32_t cost) except -1:
    cdef void *more
    if queue.entries == queue.room:
        more = realloc(queue.nodes, 2 * queue.room * sizeof(int32_t))
        if more == NULL:
            raise MemoryError
        queue.nodes = <int32_t *> more
        more = realloc(queue.following, 2 * queue.room * sizeof(int32_t))
        if more == NULL:
            raise MemoryError
        queue.following = <int32_t *> more
        queue.room *= 2
    queue.nodes[queue.entries] = node
    queue.following[queue.entries] = -1
    if queue.first[cost] < 0:
        queue.first[cost] = queue.entries
    else:
        queue.following[queue.last[cost]] = queue.entries
    queue.last[cost] = queue.entries
    queue.entries += 1
    return 0


def spread(terms, list seeds, bytes closed):
    """Nodes with their costs in the order they are settled: by cost, then first come, first served."""
    graph = terms.graph
    cdef tuple edges = graph.edge_tables
    cdef tuple turns = graph.turn_tables
    cdef tuple laid_edges = layouts_of(edges, graph.size, graph.states)
    cdef tuple laid_turns = layouts_of(turns, graph.size, graph.states)
    cdef bytes which = graph.which
    cdef bytes stops = terms.stops
    cdef bytes toll = terms.toll
    cdef int32_t states = graph.states
    cdef int32_t size = graph.size
    cdef int32_t limit = terms.limit
    cdef const unsigned char *table = which
    cdef const unsigned char *shut = closed
    cdef const unsigned char *stop = stops
    cdef const unsigned char *fee = toll
    cdef dict costs = {}
    cdef int32_t *out
    cdef int32_t node, target, cost, new, cell, into, entry, n
    # One more than the cost; 0 where none is known.
    cdef int32_t *best = borrow(size)
    cdef Queue queue
    queue.entries, queue.room = 0, 256
    queue.nodes = <int32_t *> malloc(queue.room * sizeof(int32_t))
    queue.following = <int32_t *> malloc(queue.room * sizeof(int32_t))
    queue.first = <int32_t *> malloc((limit + 1) * sizeof(int32_t))
    queue.last = <int32_t *> malloc((limit + 1) * sizeof(int32_t))
    try:
        if not (queue.nodes and queue.following and queue.first and queue.last):
            raise MemoryError
        for cost in range(limit + 1):
            queue.first[cost] = -1
        for node, cost in seeds:
            if cost <= limit and (best[node] == 0 or cost < best[node] - 1):
                enqueue(&queue, node, cost)
                best[node] = cost + 1
        for cost in range(limit + 1):
            entry = queue.first[cost]
            while entry >= 0:
                node = queue.nodes[entry]
                if best[node] == cost + 1:
                    costs[node] = cost
                    cell = node // states
                    if stop[cell]:
                        out = (<Layout> laid_turns[table[cell]]).edges(turns[table[cell]], cell, node)
                    else:
                        out = (<Layout> laid_edges[table[cell]]).edges(edges[table[cell]], cell, node)
                    for n in range(out[0]):
                        target = out[3 * n + 1]
                        new = cost + out[3 * n + 2]
                        if new > limit or (best[target] and new >= best[target] - 1):
                            continue
                        into = out[3 * n + 3]
                        if into != cell:
                            if shut[into]:
                                continue
                            new += fee[into]
                            if new > limit or (best[target] and new >= best[target] - 1):
                                continue
                        enqueue(&queue, target, new)
                        best[target] = new + 1
                entry = queue.following[entry]
    finally:
        for n in range(queue.entries):
            best[queue.nodes[n]] = 0
        give_back(best)
        free(queue.nodes)
        free(queue.following)
        free(queue.first)
        free(queue.last)
    return costs


def filter_nodes(nodes, limits):
    """The nodes in which there is room, in the order given; see `room_filter`."""
    cdef int32_t states = limits.states
    cdef int32_t empty = limits.empty
    cdef int32_t node, cell
    cdef bytes free_room = limits.alone
    cdef bytes again = limits.repeats
    cdef const unsigned char *alone = free_room
    cdef const unsigned char *repeats = again
    cdef dict found = {}
    taken, room = limits.taken, limits.room
    for node in nodes:
        cell = node // states
        if cell != empty and cell in taken:
            if not room[node // 6][node % 6]:
                continue
        elif not alone[node]:
            continue
        found[node - repeats[node % states]] = None
    return found


cdef struct Heap:
    # The least first: cost, steps and node in one number, 20 bits for each of the last two.
    uint64_t *items
    int32_t count
    int32_t room


cdef int push(Heap *heap, uint64_t item) except -1:
    cdef int32_t at = heap.count, above
    cdef void *more
    if heap.count == heap.room:
        more = realloc(heap.items, 2 * heap.room * sizeof(uint64_t))
        if more == NULL:
            raise MemoryError
        heap.items = <uint64_t *> more
        heap.room *= 2
    heap.count += 1
    while at > 0:
        above = (at - 1) // 2
        if heap.items[above] <= item:
            break
        heap.items[at] = heap.items[above]
        at = above
    heap.items[at] = item
    return 0


cdef uint64_t pop(Heap *heap) noexcept:
    cdef uint64_t least = heap.items[0], item
    cdef int32_t at = 0, below
    heap.count -= 1
    item = heap.items[heap.count]
    while 2 * at + 1 < heap.count:
        below = 2 * at + 1
        if below + 1 < heap.count and heap.items[below + 1] < heap.items[below]:
            below += 1
        if item <= heap.items[below]:
            break
        heap.items[at] = heap.items[below]
        at = below
    heap.items[at] = item
    return least


def way(terms, dict costs, int32_t wanted):
    """The nodes from the start to one within reach: cheapest, then fewest steps, then lowest node."""
    graph = terms.graph
    cdef tuple edges = graph.edge_tables
    cdef tuple turns = graph.turn_tables
    cdef tuple laid_edges = layouts_of(edges, graph.size, graph.states)
    cdef tuple laid_turns = layouts_of(turns, graph.size, graph.states)
    cdef bytes which = graph.which
    cdef bytes closed = terms.closed
    cdef bytes stops = terms.stops
    cdef bytes toll = terms.toll
    cdef int32_t states = graph.states
    cdef int32_t size = graph.size
    cdef int32_t start = terms.start
    cdef int32_t leave = terms.leave
    cdef bint zone_to_zone = terms.zone_to_zone
    cdef const unsigned char *table = which
    cdef const unsigned char *shut = closed
    cdef const unsigned char *stop = stops
    cdef const unsigned char *fee = toll
    cdef int32_t home = start // states
    cdef bint bound = stop[home]
    cdef int32_t reached = <int32_t> len(costs)
    cdef int32_t *out
    cdef int32_t node, target, price, cost, cell, into, count, place, there, n
    cdef uint64_t item
    # By node its place among those within reach, from 1; then by place what is known of it.
    cdef int32_t *places = borrow(size)
    cdef int32_t *facts = <int32_t *> calloc(4 * (reached + 1), sizeof(int32_t))
    cdef int32_t *spent = facts
    cdef int32_t *steps = spent + reached + 1
    cdef int32_t *before = steps + reached + 1
    cdef int32_t *final = before + reached + 1
    cdef Heap heap
    heap.count, heap.room = 0, 64
    heap.items = <uint64_t *> malloc(heap.room * sizeof(uint64_t))
    try:
        if not (facts and heap.items):
            raise MemoryError
        n = 0
        for node, cost in costs.items():
            n += 1
            places[node] = n
            spent[n] = cost
            steps[n] = -1
        steps[places[start]] = 0
        before[places[start]] = start
        push(&heap, <uint64_t> start)
        while heap.count and not final[places[wanted]]:
            item = pop(&heap)
            cost = <int32_t> (item >> 40)
            count = <int32_t> ((item >> 20) & 0xFFFFF)
            node = <int32_t> (item & 0xFFFFF)
            place = places[node]
            if final[place]:
                continue
            final[place] = 1
            count += 1
            cell = node // states
            if stop[cell] and cell != home:
                out = (<Layout> laid_turns[table[cell]]).edges(turns[table[cell]], cell, node)
            else:
                out = (<Layout> laid_edges[table[cell]]).edges(edges[table[cell]], cell, node)
            for n in range(out[0]):
                target = out[3 * n + 1]
                price = out[3 * n + 2]
                there = places[target]
                if there == 0 or spent[there] < cost + price:
                    continue
                into = out[3 * n + 3]
                if into != cell:
                    if shut[into]:
                        continue
                    if bound and (into == home or (cell == home and not zone_to_zone and stop[into])):
                        continue
                    price += fee[into]
                    if stop[cell]:
                        price += leave
                if spent[there] != cost + price:
                    continue
                if steps[there] < 0 or count < steps[there]:
                    steps[there] = count
                    before[there] = node
                    item = <uint64_t> spent[there] << 40
                    push(&heap, item | (<uint64_t> count << 20) | <uint64_t> target)
                elif count == steps[there] and node < before[there]:
                    before[there] = node
        found = [wanted]
        node = wanted
        while node != start:
            node = before[places[node]]
            found.append(node)
        found.reverse()
        return found
    finally:
        for node in costs:
            places[node] = 0
        give_back(places)
        free(facts)
        free(heap.items)
