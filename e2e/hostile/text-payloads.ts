/** What a name or title may hold when somebody attacks through it. */
export const TEXT_PAYLOADS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script><!--',
  '<!--<script>',
  '${alert(1)} {{constructor.constructor("alert(1)")()}} #{alert(1)} <%= alert(1) %>',
  '\u2028alert(1)\u2029//',
  '\\"};alert(1);//',
  ']]><script>alert(1)</script>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '\u202egnp.exe <svg onload=alert(1)>',
  'javascript:alert(1)',
  '\u0000<b onmouseover=alert(1)>null</b>',
  '__proto__ constructor toString',
  '=cmd|\u0027 /C calc\u0027!A0 <a href="javascript:alert(1)">x</a>',
];

/** What a link, file or picture field may hold. */
export const LINK_PAYLOADS: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//.jpg',
  ' java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'vbscript:msgbox(1)',
  '//evil.example@127.0.0.1/x.pdf"onload="alert(1)',
  'https://pictures.example/x.jpg" onerror="alert(1)',
  "https://pictures.example/x.png?'><script>alert(1)</script>",
  'blob:https://evil.example/1',
  'https://user:secret@evil.example/x.jpg',
  'javascript&colon;alert(1)',
  '\\\\pictures.example\\x.gif',
  'pictures.example/<script>alert(1)</script>.jpg',
  'about:srcdoc',
];
