/** The hours of the training in the article on phone manners. */
import { expect, it } from 'vitest'
import { articleFile, readFrontMatter, readSection } from './articleText.ts'
import { numbersAsDigits } from './countProblems.ts'
import { sum } from './printedFigures.ts'

const SLUG = 'business-phone-etiquette-2025-framework'

it('the article on phone manners trains for as many hours as it announces', () => {
  const training = readSection(SLUG, 'implementation')
  const hours = sum([...training.matchAll(/\((\d+) minutes\)/g)].map(([, minutes]) => Number(minutes))) / 60
  const { description, excerpt } = readFrontMatter(SLUG)
  const announcing = numbersAsDigits([training.split('\n')[0], description, excerpt].join('\n'))
  const announced = [...announcing.matchAll(/\b(\d+)[- ]hours?\b/g)].map(([, count]) => Number(count))
  const cure = `${articleFile(SLUG)}: the parts of the training, each like “(30 minutes)”, come to ${hours} hours. Correct a part, or the hours in heading, description and excerpt.`
  expect(
    announced.filter((count) => count !== hours),
    cure,
  ).toEqual([])
})
