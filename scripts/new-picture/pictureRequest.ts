/** Reads the arguments of `npm run new:picture`, and refuses invalid ones. */
import { globSync, statSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { addressPartOf } from '#src/lib/anywhere/addresses/addressPart.ts'
import { PlainError, ROOT } from '../lib/project.ts'

const USAGE =
  'npm run new:picture -- ~/Downloads/IMG_1234.jpg night-shift. A path with spaces needs quotation marks. The name of a team member’s photograph is like team/noor-haddad.'
const NAME = /^(?:team\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/

/** @returns a valid name that is like the written one */
function nearestValid(written: string): string {
  const { dir, name } = parse(written)
  return `${dir === 'team' ? 'team/' : ''}${addressPartOf(name) || 'night-shift'}`
}

/** @param path as it was written, from the folder in which npm was started @returns the whole path */
function findSource(path: string): string {
  const source = resolve(process.env.INIT_CWD ?? '', path)
  const found = statSync(source, { throwIfNoEntry: false })
  if (!found) throw new PlainError(`There is no ${source}. Correct the path: ${USAGE}`)
  if (!found.isFile()) throw new PlainError(`${source} is no file. Give the path of one picture: ${USAGE}`)
  return source
}

/**
 * @param args the command's arguments
 * @param root the project's folder
 * @returns the path of the picture that is there, and in the project that of the one that is made
 * @throws PlainError that says what is wrong and how to write it
 */
export function readPictureRequest(args: readonly string[], root = ROOT): { source: string; file: string } {
  const [path = '', name = '', ...more] = args
  if (!path || !name || more.length > 0) throw new PlainError(`Give a file, and a name for it on the site: ${USAGE}`)
  if (!NAME.test(name))
    throw new PlainError(
      `"${name}" is no name for a picture: write small letters, digits and single hyphens, without an ending. For example: ${nearestValid(name)}`,
    )
  const source = findSource(path)
  const named = `${name.startsWith('team/') ? 'src/content' : PICTURES_FOLDER}/${name}`
  const [taken] = globSync(`${named}.*`, { cwd: root })
  if (taken) throw new PlainError(`${taken} is there already. Choose another name, or delete that file first.`)
  return { source, file: `${named}.webp` }
}
