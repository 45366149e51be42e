import type { ReactNode } from 'react'
import type { Ground } from '../ui/ground'

export type SpecimenGroundProps = { ground: Ground; children: ReactNode }

/** What a part stands on that is drawn for more than the page's own paper. */
export const SpecimenGround = ({ ground, children }: SpecimenGroundProps) => <div className={`specimen-${ground}`}>{children}</div>
