/** Finds where a page's first screen ends. The rest of its styles goes there (inlineStyles.ts, docs/decisions/095). */
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { PlainError } from '../lib/project.ts'

/** The mark that src/sections/shared/opening/FirstScreenEnd.tsx draws. */
const FIRST_SCREEN_END = new RegExp(`<template ${sharedAttributes.firstScreenEnd.attribute}[^>]*></template>`, 'g')

export type FirstScreen = { before: string; after: string }

/**
 * @param file the page's name, for the message
 * @returns the page before and after the mark, or null if it has none
 * @throws PlainError if there are two marks, or one in an island, where React would find styles that it has not drawn
 */
export function splitFirstScreen(html: string, file: string): FirstScreen | null {
  const [end, second] = html.matchAll(FIRST_SCREEN_END)
  if (!end) return null
  if (second) throw new PlainError(`${file} says twice where its first screen ends. Leave one <FirstScreenEnd /> on the page.`)
  const before = html.slice(0, end.index)
  const count = (text: string) => before.split(text).length
  if (count('<astro-island') > count('</astro-island>'))
    throw new PlainError(`${file} has <FirstScreenEnd /> in an island. Put it before or behind the island.`)
  return { before, after: html.slice(end.index + end[0].length) }
}
