import type { APIRoute } from 'astro'
import { socialImage } from '../../lib/build/socialImage'
import { allPages } from '../../registry/registry'
import type { SitePage } from '../../registry/sitePage'
import { BRAND } from '../../site/brand'
import { folders, routeTo } from '../../site/routes'
import { site } from '../../site/site'

type Props = { title: string; section: string }

/** "/features/attendance-tracking" is in "Features"; a page of the first level is in none. */
function sectionOf(path: string): string {
  const [, folder = '', ...below] = path.split('/')
  return below.length > 0 ? folder.charAt(0).toUpperCase() + folder.slice(1) : ''
}
const parameter = ({ meta }: SitePage) => routeTo.socialImage(meta.path).slice(folders.socialImages.length + 1, -'.png'.length)

export async function getStaticPaths() {
  return (await allPages()).map((page) => ({
    params: { path: parameter(page) },
    props: { title: page.meta.title, section: sectionOf(page.meta.path) },
  }))
}

const font = (name: string) => `${process.cwd()}/.build/fonts/${name}.ttf`

/** The picture that stands beside a link to a page, one for each. */
export const GET: APIRoute<Props> = async ({ props: { title, section } }) => {
  const style = { colors: BRAND, fonts: { display: font('archivo-bold'), text: font('public-sans-regular') } }
  return new Response(await socialImage({ title, section, brand: site.name }, style), { headers: { 'Content-Type': 'image/png' } })
}
