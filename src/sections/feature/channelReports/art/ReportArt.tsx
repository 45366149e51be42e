import type { ReactNode } from 'react'
import type { ReportChannel } from '#src/models/names/reportNames.ts'
import { AppArt } from './AppArt.tsx'
import { PhoneArt } from './PhoneArt.tsx'
import { PortalArt } from './PortalArt.tsx'
import type { ReportArtProps } from './reportArtProps.ts'
import { TextArt } from './TextArt.tsx'

const ARTS: Record<ReportChannel, (props: ReportArtProps) => ReactNode> = { phone: PhoneArt, text: TextArt, app: AppArt, portal: PortalArt }

/** How each channel looks to the person who reports. The text is real text; the drawings add nothing to it. */
export function ReportArt(props: ReportArtProps) {
  const Art = ARTS[props.report.channel]
  return <Art {...props} />
}
