/** A page: the generator puts one for each measured page where its address says, with its name for PAGE. */
import { Page } from '@/generated/PAGE'
import data from '@/generated/PAGE.data.json'
import pages from '@/generated/pages.json'

const { title, description } = pages.PAGE
export const metadata = { title, description }

export default function Shown() {
  return <Page data={data} />
}
