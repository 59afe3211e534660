import { LocalText } from '@/components/ui/LocalText/LocalText';
import { OutLink } from '@/components/ui/OutLink/OutLink';
import type { Lang } from '@/lib/i18n/lang';
import { localPath } from '@/lib/routes';
import type { MenuNode } from '@/lib/site-map/menu';

interface EntryProps {
  node: MenuNode;
  lang: Lang;
}

/** A top-level entry: a link, or a disclosure whose list starts with the entry's own page where it has one. */
export function MenuEntry({ node, lang }: EntryProps) {
  if (node.children.length === 0) return <Leaf node={node} lang={lang} />;
  return (
    <li>
      <details name="menu">
        <summary>
          <LocalText text={node.name} lang={lang} />
        </summary>
        <ul>
          {node.href && <Leaf node={{ ...node, children: [] }} lang={lang} />}
          {node.children.map((child) => (
            <Leaf key={child.key} node={child} lang={lang} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** An entry in a list; what is below it stands open under it. */
function Leaf({ node, lang }: EntryProps) {
  return (
    <li>
      <NodeName node={node} lang={lang} />
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Leaf key={child.key} node={child} lang={lang} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NodeName({ node: { name, href, external }, lang }: EntryProps) {
  const text = <LocalText text={name} lang={lang} />;
  if (href === null) return <span>{text}</span>;
  if (!external) return <a href={localPath(lang, href)}>{text}</a>;
  return (
    <OutLink href={href} lang={lang}>
      {text}
    </OutLink>
  );
}
