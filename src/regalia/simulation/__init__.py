"""Random games by the million: on the cores of this machine, on a GPU, on a Ray cluster."""
