/** Hair and beards of the drawn portraits: the parts behind and in front of the head, and the shadow on the face. */
type Hair = { back?: string; mid?: string; front: string; cast?: string }
type Cut = (color: string, shadow: string, light: string, skin: string) => Hair

export const HAIR = {
  bob: (color: string, shadow: string, light: string) => ({
    back: `<path d="M186 64C222 68 236 104 232 150C231 178 232 196 222 214C210 222 196 214 192 200L150 90Z" fill="${shadow}"/>`,
    cast: 'M130 120C150 122 178 112 190 90C196 106 206 116 220 124L216 134C204 128 196 118 190 108C176 126 150 136 128 136Z',
    front: `<path d="M190 66C166 50 116 54 94 96C78 128 86 166 78 206C76 226 100 240 128 226C138 219 134 200 128 186C122 170 126 150 134 134C154 130 178 114 188 88C194 104 206 114 218 122C224 94 214 74 190 66Z" fill="${color}"/><path d="M78 206C76 226 100 240 128 226C138 219 134 200 128 186C124 176 124.500 164 127 152C118 166 116 186 118 200C108 206 92 208 78 206Z" fill="${shadow}"/><path d="M184 70C150 68 118 88 106 126C102 146 102 168 97 192M186 74C160 82 130 100 119 134" stroke="${light}" stroke-width="4"/><path d="M188 88C178 114 154 130 134 134" stroke="${shadow}" stroke-width="3"/>`,
  }),
  fade: (color: string, _shadow: string, light: string) => ({
    front: `<path d="M106 142C98 120 102 94 122 78C146 60 190 58 209 80C216 89 219 100 217 112C210 103 202 100 192 100C174 101 158 100 147 105C139 112 137 124 134 138L128 150L114 146Z" fill="${color}"/><path d="M106 142C102 128 102 116 106 104C114 112 128 112 140 112C137 120 136 130 134 138L128 150L114 146Z" fill="color-mix(in oklab,${color} 62%,var(--skin))"/><path d="M130 82C148 70 178 68 198 78" stroke="${light}" stroke-width="4" opacity=".55"/>`,
  }),
  curls: (color: string, shadow: string, light: string) => {
    const circles = (places: number[][]) => places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
    const arc = (x: number, y: number, r: number, angle = 0) =>
      `<path transform="rotate(${angle} ${x} ${y})" d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y - r * 0.7}"/>`
    return {
      back: `<g fill="${shadow}">${circles([
        [84, 126, 32],
        [70, 164, 32],
        [66, 202, 33],
        [80, 236, 32],
        [108, 250, 26],
        [222, 100, 28],
        [236, 136, 26],
        [238, 172, 26],
        [232, 206, 24],
        [218, 232, 20],
        [104, 178, 40],
        [150, 110, 60],
      ])}</g>`,
      front: `<g fill="${color}">${circles([
        [108, 88, 30],
        [138, 68, 31],
        [174, 62, 29],
        [205, 78, 24],
        [219, 104, 17],
        [88, 118, 28],
        [92, 150, 24],
        [84, 184, 27],
        [94, 214, 23],
        [118, 112, 27],
        [150, 92, 24],
        [182, 88, 19],
      ])}</g><g stroke="${light}" stroke-width="3.600">${arc(110, 84, 17, 10)}${arc(142, 64, 17, 20)}${arc(178, 58, 15, 40)}${arc(206, 76, 12, 60)}${arc(86, 118, 14, -20)}${arc(82, 184, 14, -30)}${arc(120, 112, 12, 0)}${arc(152, 92, 12, 20)}</g><g stroke="${shadow}" stroke-width="4">${arc(128, 100, 19, 190)}${arc(158, 84, 20, 170)}${arc(96, 138, 18, 200)}${arc(92, 200, 16, 190)}${arc(190, 84, 14, 170)}</g>`,
      cast: 'M120 130C136 134 150 124 158 116C172 118 184 112 194 106C202 114 214 118 222 118V90H110Z',
    }
  },
  bald: (_color: string, _shadow: string, _light: string, skin: string) => ({
    front: `<path d="M176 84C192 86 203 97 206 112" stroke="color-mix(in oklab,${skin} 55%,#fff)" stroke-width="6"/>`,
  }),
  braid: (color: string, shadow: string, light: string) => {
    let strands = ''
    for (let knot = 0; knot < 6; knot++) {
      const y = 240 + knot * 22
      const x = 90 - knot * 2
      const width = 19 - knot * 0.8
      strands += `<path d="M${x} ${y + 24}C${x - width - 7} ${y + 18} ${x - width - 3} ${y - 8} ${x - width + 8} ${y - 13}C${x - 4} ${y - 8} ${x + 7} ${y + 4} ${x} ${y + 24}Z" fill="${shadow}"/><path d="M${x - 2} ${y + 30}C${x + width + 7} ${y + 24} ${x + width + 4} ${y - 2} ${x + width - 7} ${y - 8}C${x + 4} ${y - 4} ${x - 8} ${y + 10} ${x - 2} ${y + 30}Z" fill="${color}"/><path d="M${x + width - 6} ${y - 1}C${x + width - 3} ${y + 8} ${x + width - 6} ${y + 16} ${x + 5} ${y + 21}" stroke="${light}" stroke-width="2.400" fill="none"/>`
    }
    return {
      back: `<path d="M176 62C214 64 234 98 226 150C224 172 222 182 216 192L150 110Z" fill="${shadow}"/><path d="M110 120C84 140 78 190 74 236L108 250L134 210Z" fill="${shadow}"/>`,
      mid: `<path d="M100 150C84 178 72 210 70 232C74 246 98 250 106 236C112 222 114 204 118 190Z" fill="${color}"/>${strands}`,
      cast: 'M118 140C140 136 170 116 184 84C192 106 206 116 220 124V80H110Z',
      front: `<path d="M182 66C150 48 104 62 92 106C86 132 86 160 92 184C96 176 97 164 99 152C101 144 108 141 114 145C118 148 120 140 124 134C146 128 172 110 183 82C192 102 206 112 217 124C222 92 208 70 182 66Z" fill="${color}"/><path d="M92 184C86 160 86 132 92 106C96 126 104 138 114 145C108 141 101 144 99 152C97 164 96 176 92 184Z" fill="${shadow}"/><path d="M180 72C150 74 120 92 106 126M181 78C162 92 140 112 122 124" stroke="${light}" stroke-width="3.400"/>`,
    }
  },
  swept: (color: string, shadow: string, light: string) => ({
    front: `<path d="M112 150C100 140 88 122 92 98C98 66 136 46 172 52C200 54 218 70 216 96C208 86 196 84 186 88C176 92 164 96 152 98C144 104 140 116 138 132L130 152L118 146Z" fill="${color}"/><path d="M112 150C100 140 90 124 92 104C100 122 116 124 134 118C138 118 140 122 138 132L130 152L118 146Z" fill="${shadow}"/><path d="M198 72C176 66 138 70 112 96M186 82C164 82 142 92 126 106M206 82C202 76 196 74 190 73" stroke="${light}" stroke-width="3.600"/>`,
  }),
} satisfies Record<string, Cut>

export const BEARDS = {
  crop: (color: string, shadow: string) =>
    `<path d="M114 142C113 156 117 182 122 192C125 199 129 204 134 210C150 226 168 235 185 234.500C199 233 208 224 211.500 209C214 198 216 186 216 177C212 186 208 190 203 191C196 184 178 184 168 190C158 196 148 190 142 178C135 166 133 152 129 140Z" fill="${color}"/><path d="M114 142C113 156 117 182 122 192C125 199 129 204 134 210C150 226 168 235 185 234.500C172 230 152 218 144 200C138 188 132 166 129 140Z" fill="${shadow}"/>`,
  full: (color: string, shadow: string) =>
    `<path d="M117 138C110 160 112 204 128 226C142 250 166 264 186 260C206 256 214 234 216 210C217 203 215 190 211.500 179C210 187 207 190 203 190C196 182 178 183 166 190C154 196 144 186 138 174C131 164 128 150 122 136Z" fill="${color}"/><path d="M117 138C110 160 112 204 128 226C142 250 166 264 186 260C164 252 144 230 140 204C136 190 130 164 122 136Z" fill="${shadow}"/><path d="M160 226C166 240 174 248 182 252M190 222C194 234 194 242 192 250M150 206C152 218 156 226 160 232" stroke="${shadow}" stroke-width="3"/>`,
}
