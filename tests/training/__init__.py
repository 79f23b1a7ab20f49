"""Tests of the training of networks. Those that need PyTorch are long tests."""
