import type { ReactNode } from 'react'
import type { Surface } from '#src/ui/surface.ts'

export type SpecimenSurfaceProps = { surface: Surface; children: ReactNode }

/** The surface below a part that is not drawn for paper alone. */
export const SpecimenSurface = ({ surface, children }: SpecimenSurfaceProps) => <div className={`specimen-${surface}`}>{children}</div>
