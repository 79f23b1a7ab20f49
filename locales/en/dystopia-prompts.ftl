### The questions of Build a Better Dystopia as pictures. The sentences of questions and answers are in dystopia.ftl.

## Bringing workers home

dystopia-prompts-who = Who comes home
dystopia-prompts-worker = { $number }, { $place }
dystopia-prompts-nobody = Tick at least one worker.
# $known: knowledge and the workers at home that are not rolled. $limit: 16.
dystopia-prompts-known =
    { $dice ->
        [0] They know { $known } of { $limit }. Nothing is rolled.
        [one] They know { $known } of { $limit }. One die is rolled.
       *[other] They know { $known } of { $limit }. { $dice } dice are rolled.
    }
dystopia-prompts-risk = Chance of losing a worker
dystopia-prompts-price = { $text }. Chance of losing a worker: { $chance }
