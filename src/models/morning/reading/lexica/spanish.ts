import { combineWords, type Lexicon, splitWords } from '../lexicon.ts'

export const SPANISH: Lexicon = {
  lang: 'es',
  commonWords: splitWords(
    'no puedo, ir, hoy, mi, estoy, tengo, el, la, las, los, turno, trabajo, trabajar, no voy, llegar, que, de, en, esta, soy',
  ),
  tomorrow: splitWords('manana'),
  letters: /[ñ¿¡]/i,
  negations: splitWords('no, sin, tampoco'),
  reasons: {
    illness: splitWords('enfermo, enferma, fiebre, gripe, vomito, vomitando, medico, doctor, hospital, dolor, me siento mal'),
    family: splitWords('hijo, hija, hijos, nino, nina, bebe, madre, mama, padre, papa, esposa, esposo, familia, abuela, abuelo'),
    transportation: splitWords('carro, coche, autobus, camion, bus, tren, llanta, transporte, troca, no arranca'),
    weather: splitWords('nieve, nevada, tormenta, hielo, inundacion, huracan'),
    'work-injury': splitWords('me lastime en el trabajo, me lesione en el trabajo'),
    civic: splitWords('jurado, corte, tribunal'),
  },
  arrival: {
    weekdays: splitWords('domingo, lunes, martes, miercoles, jueves, viernes, sabado'),
    phrases: splitWords('vuelvo, volvere, regreso, regresare, regresar, voy, ir, llego, llegare, llegar'),
    beforeTime: splitWords('las, la'),
    fillers: splitWords('yo, puedo, el, al, a, trabajo, proximo, una, media'),
    denials: splitWords('no'),
    until: splitWords('hasta, antes'),
    connectors: splitWords('y, o, ni, esta, la, pasado, de'),
    late: [
      ...combineWords('llego, llegare, llegar, voy, se me hizo, minutos, hora, horas', 'tarde'),
      ...combineWords('voy, estoy', 'retrasado, retrasada'),
      ...combineWords('minutos, hora', 'de retraso'),
      ...combineWords('llego en', 'una hora, # minutos'),
    ],
    past: splitWords('llegue, ayer'),
  },
}
