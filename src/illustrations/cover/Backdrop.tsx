import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { tokenColor } from '../tokenColor.ts'
import { WORKPLACE_HORIZONS } from '../workplace/workplaceHorizons.ts'

export type BackdropProps = { workplace: WorkplaceName }

/** The far horizon in the pictures of a tag. */
export const Backdrop = ({ workplace }: BackdropProps) => <path d={WORKPLACE_HORIZONS[workplace]} fill={tokenColor('soot')} opacity=".28" />
