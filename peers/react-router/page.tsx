/** A page: the generator puts one for each measured page into app/pages, with its name for PAGE. */
import { Page } from '@/generated/PAGE'
import data from '@/generated/PAGE.data.json'
import pages from '@/generated/pages.json'

const { title, description } = pages.PAGE
export const meta = () => [{ title }, { name: 'description', content: description }]
/** Runs when the page is built; its answer stands in the page, and beside it for those who come by a link. */
export const loader = () => data

export default function Shown({ loaderData }: { loaderData: typeof data }) {
  return <Page data={loaderData} />
}
