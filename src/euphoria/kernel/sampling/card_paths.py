"""The ways that hidden cards can have gone, cut down to those mixes at which there is something to count.

A *node* is a shuffle of which somebody knows all that went in, or a mixture of cards out of several nodes. Its *leaves*
are the unseen tags that its cards lie on. Where all that goes into a mix are leaves of one node, what comes out of it
is leaves of that node just as well: the mix is folded into the node.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Deal = tuple[Sequence[int], Sequence[int]]
"""Tags, and the kinds that were shuffled onto them."""
Mix = tuple[tuple[int, ...], tuple[int, ...]]
"""Tags that went in, and those that came out."""


@dataclass
class Node:
    dealt: list[int] = field(default_factory=list)
    """The kinds that went in, where all are known."""
    old: list[int] = field(default_factory=list)
    """The tags that went into a mixture."""
    classes: dict[int, list[int]] = field(default_factory=dict)
    """By node, those of them that are its leaves."""
    known: Counter[int] = field(default_factory=Counter)
    """The kinds of the others."""
    sightings: list[int] = field(default_factory=list)
    """Tags out of this node that were seen."""
    demands: dict[int, int] = field(default_factory=dict)
    """By tag that was seen: what is followed back from it (see `card_counts`), unless it is a card of `settled`."""
    settled: int = 0
    """How many cards that can only have come from the tags known here were seen again, here or later."""


class Paths:
    """Nodes in the order of time, those that are mixtures among them, and the mixes that were folded."""

    def __init__(self, deals: Sequence[Deal], mixes: Sequence[Mix], seen: Mapping[int, int]) -> None:
        self.nodes: list[Node] = []
        self.mixtures: list[int] = []
        """The numbers of the nodes that are mixtures."""
        self.folded: list[Mix] = []
        self._seen = seen
        self._leaf_of: dict[int, int] = {}
        self._source: dict[int, int] = {}
        """By kind of which there is one card: the node at which that card was last known."""
        copies = Counter(kind for _, kinds in deals for kind in kinds)
        self._single = {kind for kind, count in copies.items() if count == 1}
        self.tags = sum(len(tags) for tags, _ in deals) + sum(len(new) for _, new in mixes)
        for tags, kinds in deals:
            self._shuffle(list(kinds), tags)
        for old, new in mixes:
            self._mix(old, new)

    def leaves(self) -> list[list[int]]:
        """By node: its leaves, in order."""
        found: list[list[int]] = [[] for _ in self.nodes]
        for tag, number in self._leaf_of.items():
            found[number].append(tag)
        return found

    def _shuffle(self, kinds: list[int], tags: Sequence[int]) -> None:
        number = len(self.nodes)
        self.nodes.append(Node(dealt=sorted(kinds)))
        for kind in kinds:
            if kind in self._single:
                self._source[kind] = number
        self._come_out(number, tags)

    def _mix(self, old: Sequence[int], new: Sequence[int]) -> None:
        seen = self._seen
        known = [tag for tag in old if tag in seen]
        if known:
            old, new, known = self._without_followed(old, new, known)
        if not known:
            nodes = {self._leaf_of[tag] for tag in old}
            if len(nodes) == 1:
                self._fold(nodes.pop(), old, new)
                return
        elif len(known) == len(old):
            if any(tag not in seen for tag in new):
                self._shuffle([seen[tag] for tag in known], new)
                return
        if old:
            self._mixture(old, new, known)

    def _without_followed(
        self, old: Sequence[int], new: Sequence[int], known: list[int]
    ) -> tuple[list[int], list[int], list[int]]:
        """A card that is the only one of its kind, seen before and after the mix, takes no part in it."""
        seen = self._seen
        after = {seen[tag] for tag in new if tag in seen}
        both = {kind for tag in known if (kind := seen[tag]) in after and kind in self._single}
        return (
            [tag for tag in old if seen.get(tag) not in both],
            [tag for tag in new if seen.get(tag) not in both],
            [tag for tag in known if seen[tag] not in both],
        )

    def _fold(self, number: int, old: Sequence[int], new: Sequence[int]) -> None:
        self.folded.append((tuple(old), tuple(new)))
        for tag in old:
            del self._leaf_of[tag]
        self._come_out(number, new)

    def _mixture(self, old: Sequence[int], new: Sequence[int], known: list[int]) -> None:
        number = len(self.nodes)
        node = Node(old=list(old), known=Counter(self._seen[tag] for tag in known))
        for tag in old:
            if tag not in self._seen:
                node.classes.setdefault(self._leaf_of[tag], []).append(tag)
        for kind in node.known:
            if kind in self._single:
                self._source[kind] = number
        self.nodes.append(node)
        self.mixtures.append(number)
        self._come_out(number, new)

    def _come_out(self, number: int, tags: Sequence[int]) -> None:
        node, seen = self.nodes[number], self._seen
        for tag in tags:
            if tag not in seen:
                self._leaf_of[tag] = number
                continue
            kind = seen[tag]
            node.sightings.append(tag)
            if kind not in self._single:
                node.demands[tag] = -1 - kind
                continue
            source = self._source[kind]
            self.nodes[source].settled += 1
            if source != number:
                node.demands[tag] = source
