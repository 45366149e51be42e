/** Work clothes of the portraits. `base` is the cloth, `shade` lies on it, `over` stands above the neck. */

/** @returns a darker color, mixed with the color of the portrait's shadows; `share` is the percentage of the original color */
export const shade = (color: string, share = 74, shadow = 'var(--tint)') => `color-mix(in oklab,${color} ${share}%,${shadow})`

type Clothes = { base: string; shade: string; over?: string }

export const CLOTHES = {
  shop: () => {
    const cloth = 'oklch(.5 .06 235)'
    const shadow = shade(cloth, 74)
    return {
      base: cloth,
      shade: `<path d="M0 250H84C92 290 96 330 96 360H0Z" fill="${shadow}"/><path d="M104 248C116 282 140 306 168 322L196 254L190 246Z" fill="oklch(.94 .015 88)"/><path d="M104 248C112 276 130 296 150 310C140 290 128 268 118 246Z" fill="oklch(.83 .02 80)"/><path d="M166 318V360H170V322Z" fill="${shadow}"/><path d="M100 246C92 252 82 258 76 266C94 306 132 334 166 346C140 318 114 284 104 248ZM192 248C202 258 214 262 226 270C214 304 192 330 168 346C178 316 190 282 192 248Z" fill="color-mix(in oklab,${cloth} 84%,#fff)"/><path d="M100 246C92 252 82 258 76 266C94 306 132 334 166 346" stroke="${shadow}" stroke-width="2"/><path d="M212 316H262V360H212Z" fill="${shadow}"/><path d="M212 316H262V322H212Z" fill="color-mix(in oklab,${cloth} 80%,#fff)"/><path d="M226 300V330M236 304V330" stroke="var(--color-signal)" stroke-width="4"/><path d="M236 304V330" stroke="oklch(.95 .01 90)" stroke-width="4"/>`,
    }
  },
  hivis: () => {
    const cloth = 'oklch(.31 .04 255)'
    const vest = 'var(--color-signal)'
    const vestShadow = shade(vest, 76, 'oklch(.42 .1 45)')
    return {
      base: cloth,
      shade: `<path d="M0 250H62C72 290 74 330 72 360H0Z" fill="${shade(cloth, 70, 'oklch(.12 .02 258)')}"/><path d="M97 238C108 270 134 292 156 300C180 288 196 266 200 240L190 232H104Z" fill="oklch(.4 .045 255)"/><path d="M97 238C108 270 134 292 156 300C140 284 124 262 116 236Z" fill="${shade(cloth, 78)}"/><path d="M62 264C78 256 90 250 96 246C106 282 132 322 156 336C176 318 198 284 202 248C212 256 226 260 238 264C248 296 254 330 254 360H62C66 326 66 294 62 264Z" fill="${vest}"/><path d="M62 264C78 256 90 250 96 246C100 262 108 280 118 296C116 318 116 340 118 360H62C66 326 66 294 62 264Z" fill="${vestShadow}"/><path d="M78 258L92 250C98 284 104 322 104 360H82C84 322 84 290 78 258ZM214 256L230 262C236 294 238 328 238 360H216C218 322 218 288 214 256Z" fill="oklch(.95 .02 100)"/><path d="M78 258L92 250C98 284 104 322 104 360H82C84 322 84 290 78 258Z" fill="oklch(.82 .02 90)"/><path d="M156 334V360" stroke="${vestShadow}" stroke-width="3"/><path d="M174 330h28v30h-28z" fill="oklch(.97 .01 90)"/><path d="M179 337h18M179 344h12" stroke="oklch(.4 .03 255)" stroke-width="2.500"/>`,
    }
  },
  blazer: () => {
    const cloth = 'oklch(.36 .075 160)'
    const shadow = shade(cloth, 72, 'oklch(.15 .03 200)')
    return {
      base: cloth,
      shade: `<path d="M0 250H80C92 290 98 330 96 360H0Z" fill="${shadow}"/><path d="M106 250C118 288 140 322 162 350C178 322 190 286 188 250L150 262Z" fill="oklch(.95 .02 85)"/><path d="M106 250C114 276 128 300 142 322C140 296 134 272 126 254Z" fill="oklch(.84 .025 80)"/><path d="M104 248C90 258 80 266 74 276L96 300L84 312C108 334 134 350 156 360H164C140 328 116 290 104 248ZM189 248C200 258 210 264 220 272L212 294L222 302C206 330 186 350 168 360H158C178 326 190 286 189 248Z" fill="color-mix(in oklab,${cloth} 84%,#fff)"/><path d="M104 248C90 258 80 266 74 276L96 300L84 312C108 334 134 350 156 360" stroke="${shadow}" stroke-width="2.200"/><circle cx="212" cy="318" r="5" fill="var(--color-signal)"/>`,
      over: `<path d="M112 262C124 284 140 296 156 300C168 294 178 280 182 262" stroke="oklch(.82 .12 85)" stroke-width="1.800"/><circle cx="156" cy="302" r="4.500" fill="oklch(.82 .12 85)"/>`,
    }
  },
  hoodie: () => {
    const cloth = 'oklch(.46 .055 25)'
    const shadow = shade(cloth, 72, 'oklch(.14 .03 258)')
    const lightCloth = `color-mix(in oklab,${cloth} 86%,#fff)`
    return {
      base: cloth,
      shade: `<path d="M0 250H74C88 290 92 330 88 360H0Z" fill="${shadow}"/><path d="M150 310C148 330 150 346 150 360H154C156 346 154 330 154 310Z" fill="${shadow}"/>`,
      over: `<path d="M86 236C66 250 58 268 66 282C92 310 128 322 156 320C190 320 222 304 238 284C242 268 224 250 204 240C202 262 184 284 156 288C128 286 106 264 100 232Z" fill="${lightCloth}"/><path d="M86 236C66 250 58 268 66 282C82 300 104 312 126 317C104 296 92 266 100 232Z" fill="${shadow}"/><path d="M100 232C106 264 128 286 156 288C184 284 202 262 204 240C206 250 206 256 202 266C192 288 176 300 154 300C126 298 104 276 98 250Z" fill="${shade(cloth, 60, 'oklch(.14 .03 258)')}"/><path d="M138 306C136 322 138 334 136 348M176 306C178 320 176 330 178 342" stroke="oklch(.93 .02 85)" stroke-width="4.500"/>`,
    }
  },
  cardigan: () => {
    const cloth = 'oklch(.72 .12 60)'
    const shadow = shade(cloth, 76, 'oklch(.3 .09 30)')
    return {
      base: cloth,
      shade: `<path d="M0 250H92C102 290 106 330 104 360H0Z" fill="${shadow}"/><path d="M106 248C116 274 132 292 154 300C174 290 186 270 188 248L150 240Z" fill="var(--skin)"/><path d="M106 248C112 266 122 280 136 291C132 276 128 262 126 248Z" fill="${shade('var(--skin)', 78)}"/><path d="M100 254C108 300 130 340 150 360H164C182 332 196 290 194 254C188 280 174 300 154 306C130 300 112 278 104 250Z" fill="oklch(.33 .045 258)"/><path d="M104 248C98 254 92 258 86 262C96 306 120 344 138 360H156C132 330 112 292 104 248ZM189 248C194 256 200 260 208 266C206 304 188 344 176 360H160C178 328 190 288 189 248Z" fill="color-mix(in oklab,${cloth} 76%,#fff)"/><g stroke="${shadow}" stroke-width="1.600"><path d="M95 264l13-7M100 280l14-7M107 297l14-7M116 314l14-8M205 276l-14-5M203 292l-14-6M198 308l-14-7" fill="none"/></g><circle cx="144" cy="344" r="3.600" fill="oklch(.33 .045 258)"/>`,
    }
  },
  shirt: () => {
    const cloth = 'oklch(.9 .025 240)'
    const shadow = shade(cloth, 80, 'oklch(.4 .05 250)')
    const vest = 'oklch(.33 .05 258)'
    const vestShadow = shade(vest, 70, 'oklch(.12 .02 258)')
    return {
      base: cloth,
      shade: `<path d="M0 250H70C82 290 86 330 84 360H0Z" fill="${shadow}"/><path d="M58 360C60 320 66 290 76 268C96 300 124 330 156 352C184 332 212 304 236 272C252 296 262 326 264 360Z" fill="${vest}"/><path d="M58 360C60 320 66 290 76 268C86 284 96 296 108 308C104 326 104 344 106 360Z" fill="${vestShadow}"/><path d="M76 268C96 300 124 330 156 352C184 332 212 304 236 272" stroke="var(--color-signal)" stroke-width="3"/><path d="M146 292L158 290L168 294L164 306L172 346L158 356L142 344L150 306Z" fill="oklch(.52 .13 30)"/><path d="M146 292L152 306L150 306L142 344L150 350L154 306L152 291Z" fill="oklch(.42 .11 28)"/><path d="M100 240C92 248 86 254 82 262L118 310L150 290C128 276 110 262 100 240ZM194 244C202 252 210 258 220 264L196 306L166 292C182 280 192 264 194 244Z" fill="oklch(.96 .012 240)"/><path d="M100 240C92 248 86 254 82 262L118 310L126 305C112 288 102 266 100 240Z" fill="${shadow}"/>`,
    }
  },
} satisfies Record<string, () => Clothes>
