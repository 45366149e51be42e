/** `npm run test:author`: the author's hour alone. */
import { testAuthor } from '#tests/author/authorsHour.ts'
import { main } from './lib/project.ts'

await main(async () => console.log(await testAuthor()))
