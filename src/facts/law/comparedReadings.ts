/** Compares the rules of states with a second reading of the laws, which catches slips in one of the two. */
import type { z } from 'zod'
import { ContentError } from '#src/contentEngine/problems/contentError.ts'
import { type FieldPath, fieldName } from '#src/contentEngine/problems/problemLocation.ts'
import { parseNamedEntries } from '#src/contentEngine/reading/parseNamedEntries.ts'
import { createFieldFinder } from '#src/contentEngine/yaml/fieldFinder.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerChange.ts'
import { secondReadingFileSchema } from '#src/schemas/facts/law/secondReading.ts'

type SecondReadings = z.infer<typeof secondReadingFileSchema>
type SecondReading = SecondReadings[string]
type ReadRule = Pick<SecondReading, 'points' | 'anyReason'> & {
  code: string
  proof: string | null
  pointsScope?: string | undefined
  pointsPer?: string | undefined
  reasonPer?: string | undefined
  proofPer?: string | undefined
}

/**
 * @param source YAML: readings by the code of the place
 * @param file its path, for messages
 * @throws ContentError with all problems, each with file, line, field and fix
 */
export function parseSecondReading(source: string, file: string): SecondReadings {
  const { data, problems } = parseNamedEntries(source, file, secondReadingFileSchema)
  if (!data || problems.length > 0) throw new ContentError(problems)
  return data
}

const SECOND_READING = 'src/content/facts/state-rules-second-reading.yaml'

/** @returns the second reading of each place, by its code */
export const readSecondReading = oncePerText(SECOND_READING, parseSecondReading)

/** @returns proof in the words of the second reading */
function thresholdOf(proof: string | null): string | null {
  if (proof === null) return null
  if (/^(Never|May not be required)/.test(proof)) return 'never'
  return /^\d+ or more\b/.exec(proof)?.[0] ?? /more than \d+(?= (?:consecutive|days))/.exec(proof)?.[0] ?? proof
}

/** @returns each fact of a rule in the words of the second reading, by the field of the rule */
const factsOf = (rule: ReadRule) => ({
  points: rule.points,
  pointsScope: rule.pointsScope,
  anyReason: rule.anyReason,
  proof: thresholdOf(rule.proof),
  pointsPer: rule.pointsPer !== undefined,
  reasonPer: rule.reasonPer !== undefined,
  proofPer: rule.proofPer !== undefined,
})
type Facts = ReturnType<typeof factsOf>

/** @returns the same facts of a second reading */
const secondFactsOf = ({ points, scope, anyReason, proof, secondHand = [] }: SecondReading): Facts => ({
  points,
  pointsScope: scope,
  anyReason,
  proof,
  pointsPer: secondHand.includes('points'),
  reasonPer: secondHand.includes('reason'),
  proofPer: secondHand.includes('proof'),
})

const FACTS = ['points', 'pointsScope', 'anyReason', 'proof', 'pointsPer', 'reasonPer', 'proofPer'] as const satisfies (keyof Facts)[]
const formatFact = (fact: string | boolean | null | undefined) => (fact === undefined ? 'nothing' : JSON.stringify(fact))

/**
 * @param source YAML of the rules, in which the lines of messages are found
 * @param file its path, for messages
 * @param second the second reading of each place, by its code
 * @returns a problem for each difference, with file, line, field and fix
 */
export function readingProblems(
  { source, file }: { source: string; file: string },
  rules: readonly ReadRule[],
  second: Readonly<SecondReadings>,
): string[] {
  const { lineOf } = createFieldFinder(source)
  const problem = (path: FieldPath, message: string) => `${file}, line ${lineOf(path)}, ${fieldName(path)}: ${message}`
  const gone = Object.keys(second).filter((code) => !rules.some((rule) => rule.code === code))
  return [
    ...gone.map((code) =>
      problem(['places'], `${SECOND_READING} has ${code}, which is not here: take its line out there, or put the place back.`),
    ),
    ...rules.flatMap((rule) => {
      const again = second[rule.code]
      if (!again)
        return [problem(['places', rule.code], `${SECOND_READING} has no ${rule.code}: read the law again, and write its line there.`)]
      const [found, expected] = [factsOf(rule), secondFactsOf(again)]
      return FACTS.filter((fact) => found[fact] !== expected[fact]).map((fact) =>
        problem(
          ['places', rule.code, fact],
          fact.endsWith('Per')
            ? `${SECOND_READING} ${expected[fact] ? 'names' : 'does not name'} “${fact.slice(0, -3)}” under “secondHand”. Read ${again.source}, and correct the wrong one.`
            : `Here is ${formatFact(found[fact])}, and ${SECOND_READING} says ${formatFact(expected[fact])}. Read ${again.source}, and correct the wrong one.`,
        ),
      )
    }),
  ]
}
