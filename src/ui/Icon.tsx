import type { IconName } from '#src/models/names/iconNames.ts'
import { IconDrawing, type IconDrawingProps } from './IconDrawing.tsx'
import { PICTOGRAMS } from './pictograms.ts'

export type IconProps = Omit<IconDrawingProps, 'pictogram'> & { name: IconName }

/** An icon that content names. */
export const Icon = ({ name, ...looks }: IconProps) => <IconDrawing pictogram={PICTOGRAMS[name]} {...looks} />
