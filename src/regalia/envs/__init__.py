"""Environments: the games as the libraries of researchers know games."""
