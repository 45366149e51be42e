/** `npm run new:picture -- FILE NAME`: prepares a photograph for a page, and puts it where content names it. */
import { readFile } from 'node:fs/promises'
import { main } from './lib/project.ts'
import { describeNewPicture } from './lib/skeletons/newEntrySentences.ts'
import { writeNewFile } from './lib/skeletons/newFiles.ts'
import { readPictureRequest } from './new-picture/pictureRequest.ts'
import { preparePicture } from './new-picture/preparePicture.ts'

await main(async () => {
  const { source, file } = readPictureRequest(process.argv.slice(2))
  const { bytes, width, height } = await preparePicture(await readFile(source), source)
  await writeNewFile(file, bytes)
  console.log(describeNewPicture(file, width, height))
})
