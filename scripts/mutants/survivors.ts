/** Changes that no unit test notices: which of them stay on purpose is in survivors.yaml. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parse } from 'yaml'
import { calculateScore, type MutationReport } from './mutationScore.ts'

const LIST_FILE = 'scripts/mutants/survivors.yaml'

/** File → what may stay unnoticed in it, each with why. Names of files are enough: no two have one. */
export type Survivors = Readonly<Record<string, readonly string[]>>

export const readSurvivors = (): Survivors => parse(readFileSync(LIST_FILE, 'utf8')) as Survivors

/** @returns a sentence for each file of a run whose survivors the list does not speak of, or of which it speaks in vain */
export const survivorProblems = ({ files }: MutationReport, survivors: Survivors): string[] =>
  Object.entries(files).flatMap(([path, file]) => {
    const isListed = basename(path) in survivors
    const { changes, percent } = calculateScore({ files: { [path]: file } })
    if (percent < 100 && !isListed) return [`${path}: no test notices some changes. Add tests, or say in ${LIST_FILE} why they may stay.`]
    return isListed && changes > 0 && percent === 100 ? [`${path}: tests notice every change. Take it out of ${LIST_FILE}.`] : []
  })
