import type { WorkplaceAtClock } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { CardPicture } from './CardPicture.tsx'

export type GuideCoverPictureProps = WorkplaceAtClock & { width: number; height: number; ground: number }

/** The picture behind the text on the cover of a guide: a small workplace at the side, with all its people. */
export const GuideCoverPicture = (props: GuideCoverPictureProps) => <CardPicture {...props} scale={0.6} right={56} isLit />
