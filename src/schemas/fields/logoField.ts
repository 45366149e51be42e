import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logoProblem, parseLogoSize } from '#src/lib/build/pictures/logoFile.ts'

/** A client's logo: its path becomes the checked file with its size. @param folder the content folder, in which the path begins */
export const createLogoField = (folder: string) =>
  z
    .string()
    .regex(/^clients\/[a-z0-9-]+\.svg$/, {
      error: 'Write the file like clients/acme.svg: an SVG in src/content/clients, named in small letters, digits and hyphens.',
      abort: true,
    })
    .transform((file, context) => {
      const path = join(folder, file)
      const svg = existsSync(path) ? readFileSync(path, 'utf8') : null
      const problem = svg === null ? `There is no src/content/${file}: put the file there, or correct the name.` : logoProblem(svg)
      const size = svg === null ? null : parseLogoSize(svg)
      if (!problem && size) return { file, ...size }
      context.addIssue({ code: 'custom', message: problem ?? '' })
      return z.NEVER
    })
