import type { IconName } from '#src/models/names/iconNames.ts'
import { IconDrawing, type IconDrawingProps } from './IconDrawing.tsx'
import { ICON_PATHS } from './iconPaths.ts'

export type IconProps = Omit<IconDrawingProps, 'paths'> & { name: IconName }

/** An icon that content names. */
export const Icon = ({ name, ...looks }: IconProps) => <IconDrawing paths={ICON_PATHS[name]} {...looks} />
