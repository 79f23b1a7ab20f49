### Trade in Build a Better Dystopia: the builder of offers, and offers as pictures. The sentences of offers are in dystopia.ftl.

dystopia-trade-offer = Offer a trade …
dystopia-trade-counter = Name another exchange …
dystopia-trade-title = Offer a trade
dystopia-trade-counter-title = Name another exchange
dystopia-trade-left =
    { $count ->
        [one] 1 more offer in this turn
       *[other] { $count } more offers in this turn
    }
dystopia-trade-with = With whom?
dystopia-trade-you-give = You give
dystopia-trade-you-get = You get
dystopia-trade-nothing = Nothing there
dystopia-trade-have = you have { $count }
dystopia-trade-has = { $count } there
dystopia-trade-shown = { $count } seen
dystopia-trade-perhaps = perhaps in hand
dystopia-trade-artifacts =
    { $count ->
        [one] 1 artifact
       *[other] { $count } artifacts
    }
# $item: a good or an artifact.
dystopia-trade-less = Less: { $item }
dystopia-trade-more = More: { $item }
dystopia-trade-begin = Choose what you give to { $name }, and what you want for it.
dystopia-trade-send = Offer it to { $name }
dystopia-trade-send-counter = Decline, and name this
dystopia-trade-counter-about = Everybody hears it, and it binds nobody: { $name } may offer you just that.
dystopia-trade-accept = Accept
dystopia-trade-then = { $before } now, { $after } afterwards
dystopia-trade-wish = { $name } would rather:
dystopia-trade-offer-this = Offer just this
dystopia-trade-change = Change it …
dystopia-trade-for = for
dystopia-trade-news = { $name } offers { $other }:
dystopia-trade-news-wish = { $name } would give { $other }:
