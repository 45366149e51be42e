import { combineWords, type Lexicon, splitWords } from '../lexicon.ts'

export const PORTUGUESE: Lexicon = {
  lang: 'pt',
  commonWords: splitWords(
    'nao posso, nao consigo, hoje, meu, minha, estou, tenho, o, a, ir, trabalhar, trabalho, turno, nao vou, quebrou, volto, esta, com',
  ),
  tomorrow: splitWords('amanha'),
  letters: /[ãõ]/i,
  negations: splitWords('nao, sem, nem'),
  reasons: {
    illness: splitWords('doente, febre, gripe, vomitando, medico, hospital, dor, passando mal'),
    family: splitWords('filho, filha, filhos, crianca, bebe, mae, pai, esposa, marido, familia, avo'),
    transportation: splitWords('carro, onibus, trem, pneu, moto, transporte'),
    weather: splitWords('neve, tempestade, gelo, enchente, furacao'),
  },
  arrival: {
    weekdays: splitWords('domingo, segunda, terca, quarta, quinta, sexta, sabado'),
    phrases: splitWords('volto, voltar, vou, ir, chego, chegar'),
    beforeTime: splitWords('as, das'),
    fillers: splitWords('eu, so, posso, ao, na, no, trabalho, uma, meia'),
    denials: splitWords('nao'),
    until: splitWords('ate, antes'),
    connectors: splitWords('e, ou, nem, de, da, que'),
    late: [
      ...combineWords('chegar, chego, estou, minutos, hora', 'atrasado, atrasada, tarde'),
      ...combineWords('me', 'atrasar'),
      ...combineWords('minutos, hora', 'de atraso'),
    ],
    past: splitWords('cheguei, ontem'),
  },
}
