/** Props of the grid of the team: a photograph has its address and its size. */
import type { TeamContent } from '#src/schemas/team.ts'
import type { PhotoFile } from '#src/sections/shared/Photo.tsx'
import { readSampleNote } from './sampleNote.ts'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: PhotoFile }>('../content/team/*.{jpg,png,webp}', { eager: true })

/** @throws Error where a checked file is gone */
function shownMember({ photo, ...member }: TeamContent['members'][number]) {
  if (photo === undefined) return member
  const file = FILES[`../content/${photo}`]?.default
  if (!file) throw new Error(`src/content/${photo} was there when the content was read, and is gone.`)
  return { ...member, photo: { src: file.src, width: file.width, height: file.height } }
}

/** @returns the members in the order of the content, and the small print beside samples */
export const shownMembers = async ({ members, sample }: Pick<TeamContent, 'members' | 'sample'>) => ({
  members: members.map(shownMember),
  sampleNote: await readSampleNote(sample, 'team'),
})
