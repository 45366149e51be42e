import type { WorkplaceAtClock } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { CardPicture } from './CardPicture.tsx'

export type GuideCoverPictureProps = WorkplaceAtClock & { width: number; height: number; ground: number }

/** What is behind the words on the cover of a guide: a workplace in which everybody is there, small and aside. */
export const GuideCoverPicture = (props: GuideCoverPictureProps) => <CardPicture {...props} scale={0.6} right={56} isLit />
