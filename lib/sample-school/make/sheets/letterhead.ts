/** The school's paper: letterhead, style and signature around a sheet's body. */
import { crest } from '../draw/crest';

const style = `*{box-sizing:border-box}body{font:14.5px/1.75 Sheet,'Noto Sans Bengali',sans-serif;color:#1d2730;margin:0}.photo{padding:42px 52px;background:#fffdf8}
header{display:flex;align-items:center;gap:18px;border-bottom:4px double #0b6b4f;padding-bottom:10px}header svg{width:84px;height:84px;flex:none}header div{flex:1;text-align:center}
h1{font-size:25px;line-height:1.35;margin:0;color:#084c3a}h1 small{display:block;font-size:14px;letter-spacing:.5px;color:#0b6b4f}header p{margin:2px 0 0;text-align:center;font-size:11.5px;line-height:1.5;color:#44515a}
.line{display:flex;justify-content:space-between;margin:12px 0 16px;font-size:13px}h2{text-align:center;font-size:19px;margin:6px auto 14px;padding:2px 22px;width:max-content;border:1.5px solid #0b6b4f;border-radius:18px;color:#084c3a}h3{font-size:15px;margin:14px 0 6px;color:#084c3a}
p{margin:0 0 10px;text-align:justify}table{border-collapse:collapse;width:100%;margin:8px 0 12px;font-size:13px}th,td{border:1px solid #7d9389;padding:4px 7px;text-align:center;line-height:1.45}th{background:#e3f0ea}td:first-child{font-weight:700}
.sign{display:flex;justify-content:flex-end;margin-top:34px;text-align:center;font-size:13px;line-height:1.5}.sign svg{display:block;margin:0 auto -4px}footer{margin-top:26px;border-top:1px solid #b9c9c1;padding-top:6px;font-size:11px;color:#55636b}ol,ul{margin:4px 0 10px;padding-left:24px}.blank td{height:30px;text-align:left;font-weight:400}.blank td:first-child{width:34%}`;

const signature = '<svg width="120" height="38" viewBox="0 0 120 38"><path d="M8 28C18 4 26 6 24 22s8 8 14-6 10-8 8 4 8 8 14-2 8-6 8 2 12 4 18-4 10-4 20-8M14 33C44 28 74 30 104 26" fill="none" stroke="#1f3f8c" stroke-width="1.8" stroke-linecap="round"/></svg>';

export interface Sheet {
  heading: string;
  body: string;
  reference?: string;
  date?: string;
  signed?: boolean;
  photographed?: boolean;
  copies?: boolean;
}

/** A whole sheet as an HTML page. */
export function sheet({ heading, body, reference, date, signed = true, photographed = false, copies = false }: Sheet): string {
  const line = reference || date ? `<div class="line"><span>${reference ? `স্মারক নং : ${reference}` : ''}</span><span>${date ? `তারিখ : ${date}` : ''}</span></div>` : '<div class="line"></div>';
  const sign = signed ? `<div class="sign"><div>${signature}<b>ড. মাহবুবা সুলতানা</b><br>অধ্যক্ষ<br>কাজলরেখা স্কুল অ্যান্ড কলেজ</div></div>` : '';
  const foot = copies ? '<footer>অনুলিপি : ১। সভাপতি, পরিচালনা পর্ষদ &nbsp; ২। উপাধ্যক্ষ &nbsp; ৩। শ্রেণিশিক্ষকবৃন্দ &nbsp; ৪। নোটিশ বোর্ড ও ওয়েবসাইট &nbsp; ৫। অফিস কপি</footer>' : '';
  return `<!doctype html><html lang="bn"><meta charset="utf-8"><title>${heading}</title><style>${style}</style><body class="${photographed ? 'photo' : ''}"><header>${crest()}<div><h1>কাজলরেখা স্কুল অ্যান্ড কলেজ<small>Kajolrekha School &amp; College</small></h1><p>স্টেশন রোড, শালুকডাঙা, মানিকগঞ্জ · স্থাপিত : ১৯৬২ · EIIN : 900162<br>ফোন : 02-99900162 · info@kajolrekha.example.edu.bd</p></div></header>${line}<h2>${heading}</h2>${body}${sign}${foot}</body></html>`;
}

const digits = '০১২৩৪৫৬৭৮৯';
export const bengaliNumber = (value: string | number): string => String(value).replace(/\d/g, (digit) => digits.charAt(Number(digit)));

const months = ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'];
/** “১৮ নভেম্বর ২০২৬” for 2026-11-18T… */
export function bengaliDate(iso: string): string {
  const [year = '', month, day] = iso.slice(0, 10).split('-');
  return `${bengaliNumber(Number(day))} ${months[Number(month) - 1]} ${bengaliNumber(year)}`;
}

/** A table from rows of cells, the first row being its head. */
export const table = (...rows: string[][]): string => `<table>${rows.map((cells, index) => `<tr>${cells.map((cell) => (index ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`).join('')}</table>`;
