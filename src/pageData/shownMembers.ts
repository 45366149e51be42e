/** The members of the team as their page shows them: a photograph has its address and its size. */
import type { TeamContent } from '#src/schemas/team.ts'
import type { PhotoFile } from '#src/sections/shared/Photo.tsx'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: PhotoFile }>('../content/team/*.{jpg,png,webp}', { eager: true })

/** @param members as content has them @returns them in the same order @throws Error where a checked file is gone */
export function shownMembers(members: TeamContent['members']) {
  return members.map(({ photo, ...member }) => {
    if (photo === undefined) return member
    const file = FILES[`../content/${photo}`]?.default
    if (!file) throw new Error(`src/content/${photo} was there when the content was read, and is gone.`)
    return { ...member, photo: { src: file.src, width: file.width, height: file.height } }
  })
}
