/** Articles that list the states with leave for any reason list the right ones. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { readStateRules } from '#src/facts/law/stateRules.ts'
import { findPlace, readArticle } from './articleText.ts'

const STATE_RULES = readStateRules().places

const states = STATE_RULES.filter(({ city }) => !city)
const granting = states.filter(({ anyReason }) => anyReason).map(({ name }) => name)

it('an article that lists the states with leave for any reason names all of them, and no others', () => {
  const lists = globSync('src/content/blog/*.mdx').flatMap((file) => {
    const slug = basename(file, '.mdx')
    return readArticle(slug)
      .split(/(?<=[.?!|]) |\n/)
      .filter((sentence) => sentence.includes('any reason'))
      .map((sentence) => ({
        slug,
        sentence,
        named: states.map(({ name }) => name).filter((name) => new RegExp(`\\b${name}\\b`).test(sentence)),
      }))
      .filter(({ named }) => named.length > 1)
  })
  expect(lists, 'No article lists them any more: delete tests/unit/workedExamples/anyReasonStates.test.ts.').not.toEqual([])
  const wrong = lists.filter(({ named }) => named.toSorted().join() !== granting.toSorted().join())
  expect(
    wrong.map(
      ({ slug, sentence, named }) =>
        `${findPlace(sentence, slug)}: this names ${named.join(', ')} for leave for any reason, and src/content/state-rules.yaml has ${granting.join(', ')}. Correct one of them.`,
    ),
  ).toEqual([])
})
