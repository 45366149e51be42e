import type { ReactNode } from 'react'
import type { Surface } from '#src/ui/surface.ts'

export type SpecimenSurfaceProps = { surface: Surface; children: ReactNode }

/** What a part stands on that is drawn for more than the page's own paper. */
export const SpecimenSurface = ({ surface, children }: SpecimenSurfaceProps) => <div className={`specimen-${surface}`}>{children}</div>
