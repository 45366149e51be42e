import type { ReactNode } from 'react'
import type { Surface } from '#src/ui/surface.ts'

export type SpecimenSurfaceProps = { surface: Surface; children: ReactNode }

/** A background for components that are not drawn for plain paper. */
export const SpecimenSurface = ({ surface, children }: SpecimenSurfaceProps) => <div className={`specimen-${surface}`}>{children}</div>
