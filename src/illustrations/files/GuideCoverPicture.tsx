import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import { CardPicture } from './CardPicture.tsx'

export type GuideCoverPictureProps = WorkplaceAtClock & { width: number; height: number; ground: number }

/** The picture behind the text on a guide's cover: a small workplace at the side, whose stations are all staffed. */
export const GuideCoverPicture = (props: GuideCoverPictureProps) => <CardPicture {...props} scale={0.6} right={56} isLit />
