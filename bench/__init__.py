"""Benchmarks. Each runs beside a peer in the same process and reports the ratio."""
