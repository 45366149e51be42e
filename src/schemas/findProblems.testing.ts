import type { z } from 'zod'

/** @returns what the schema refuses, each with its place, if that is not the whole value: "blocks.2.heading: This is empty: write it." */
export const findProblems = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`)) ?? []
