"""TODO room"""
