/** The files that the rules of this folder read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every source file of src except tests, named from src. */
export const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\.|^[^/]+$/.test(file),
)
/** @param file named from src */
export const readSource = (file: string): string => readFileSync(join('src', file), 'utf8')
