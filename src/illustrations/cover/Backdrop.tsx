import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { designColor } from '../designColor.ts'
import { WORKPLACE_HORIZONS } from '../workplace/workplaceHorizons.ts'

export type BackdropProps = { workplace: WorkplaceName }

/** The horizon of a tag's pictures. */
export const Backdrop = ({ workplace }: BackdropProps) => (
  <path d={WORKPLACE_HORIZONS[workplace]} fill={designColor('soot')} opacity=".28" />
)
