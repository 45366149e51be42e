/** The keys of a list such as "title notified{time}". */
type WordKeys<Written extends string> = Written extends `${infer One} ${infer Others}`
  ? WordKeys<One> | WordKeys<Others>
  : Written extends `${infer Key}{${string}`
    ? Key
    : Written

/**
 * Makes texts that name their own place, so that a test sees which is shown.
 * @param lines keys, each with its placeholders: "inTime notified{time}{role}"
 * @returns for the part "board" `{ inTime: 'board in time', notified: 'board notified {time} {role}' }`
 */
export const labeledWords = <Written extends string>(part: string, ...lines: Written[]) =>
  Object.fromEntries(
    lines
      .flatMap((keys) => keys.split(' '))
      .map((labeled) => {
        const [key = '', ...places] = labeled.split(/(?=\{)/)
        const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        return [key, [part, words, ...places].join(' ').trim()]
      }),
  ) as Record<WordKeys<Written>, string>
