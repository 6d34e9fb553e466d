"""Kernels that a C compiler makes of Cython sources, on request: how they are built, named and loaded."""
