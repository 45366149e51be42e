import { combineWords, type Lexicon, splitWords } from '../lexicon.ts'

export const VIETNAMESE: Lexicon = {
  lang: 'vi',
  commonWords: splitWords('toi, em, khong the, khong, hom nay, di lam, den, cua, bi, phai, di, lam, vao, se'),
  tomorrow: splitWords('ngay mai'),
  letters: /[ăđơưạảấầẩẫậắằẳẵặẻẽếềểễệỉịỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i,
  negations: splitWords('khong, chua'),
  reasons: {
    illness: splitWords('benh, om, sot, cum, bac si, benh vien, dau, nhuc dau'),
    family: splitWords('con toi, con em, con gai, con trai, con bi, me toi, cha toi, bo toi, vo toi, chong toi, gia dinh'),
    transportation: splitWords('xe, xe hoi, xe buyt, xe may, lop xe, hong xe'),
    weather: splitWords('tuyet, bao, ngap, lu lut'),
  },
  arrival: {
    weekdays: splitWords('chu nhat, thu hai|thu 2, thu ba|thu 3, thu tu|thu 4, thu nam|thu 5, thu sau|thu 6, thu bay|thu 7'),
    phrases: splitWords('quay lai, tro lai, di lam lai, di lam, den'),
    beforeTime: splitWords('luc, khoang'),
    fillers: splitWords('toi, em, se, vao'),
    denials: splitWords('khong, chua'),
    until: splitWords('truoc'),
    connectors: splitWords('va, hoac, hay, tuan'),
    late: [...combineWords('den, di, di lam, vao', 'tre, muon'), ...combineWords('tre, muon', '# phut, # tieng, nua tieng')],
    past: splitWords('hom qua'),
  },
}
