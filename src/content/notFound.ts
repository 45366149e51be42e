import { routes } from '../site/routes'

export const notFound = {
  page: {
    meta: {
      title: '404 Page Not Found',
      description: 'There is no page at this address. Search the site, or go on from the home page, the help center or the blog.',
      path: '/404',
      noindex: true,
    },
    lede: 'Nothing is scheduled at this address. These places are staffed:',
    links: [
      { label: 'Home', href: routes.home },
      { label: 'Help center', href: routes.helpCenter },
      { label: 'Blog', href: routes.blog },
    ],
  },
  post: {
    meta: {
      title: 'Post Not Found',
      description: 'There is no article at this address. It may have moved: look for it in the list of all articles, newest first.',
      path: '/blog/404',
      noindex: true,
    },
    lede: 'There is no article at this address. It may have been renamed; the list has them all.',
    links: [{ label: 'Back to the blog', href: routes.blog }],
  },
}
