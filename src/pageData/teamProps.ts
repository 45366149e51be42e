/** Props of the team, with its photographs and the small print beside samples. */

import type { TeamContent } from '#src/schemas/pages/team.ts'
import type { SamplesContent } from '#src/schemas/shared/samples.ts'
import { readPictureFile } from './pictureFiles.ts'

const createMemberProps = ({ photo, ...member }: TeamContent['members'][number]) =>
  photo === undefined ? member : { ...member, photo: readPictureFile(photo) }

/** @returns the members in the order of the content */
export const createTeamProps = ({ members, sample }: Pick<TeamContent, 'members' | 'sample'>, samples: SamplesContent) => ({
  members: members.map(createMemberProps),
  sampleNote: sample ? samples.team : undefined,
})
