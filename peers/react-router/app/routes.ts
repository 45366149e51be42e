import { index, route } from '@react-router/dev/routes'
import pages from '../generated/pages.json'

export default Object.entries(pages).map(([name, { path }]) =>
  path === '/' ? index(`pages/${name}.tsx`) : route(path.slice(1), `pages/${name}.tsx`),
)
