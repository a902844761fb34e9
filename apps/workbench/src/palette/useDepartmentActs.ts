import { createDepartments, quietClient } from '@college/api-client';
import { languageOfCode, may, textOf, type CurrentDepartment } from '@college/curriculum-model';
import type { PaletteAct } from '@college/curriculum-widgets/search/CommandPalette';
import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../preferences/settings';
import { useCanOpen } from '../rights/useCanOpen';
import { basePath } from '../routing/basePath';
import { departmentRulesPath } from '../search/coursePaths';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';
import { actSigns } from './actSigns';
import { paletteActMessages } from './messages';

/** For each department that the person manages, an act that opens its rules. No search finds departments, so they are read as the palette opens. */
export function useDepartmentActs(isOpen: boolean): PaletteAct[] {
  const { client } = useServices();
  const language = languageOfCode(useSettings().language);
  const user = useLogin()?.user;
  const isWanted = useCanOpen()('/department/rules') && isOpen;
  const [departments, setDepartments] = useState<CurrentDepartment['departments']>([]);
  const { id: userId, collegeId } = user ?? {};

  useEffect(() => {
    if (!isWanted || userId === undefined || collegeId === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    createDepartments(quietClient(client))
      .loadDepartments({ collegeId, userId }, { signal })
      .then(
        (college) => setDepartments(college.departments),
        (error: unknown) => {
          if (!signal.aborted) console.error(error);
        },
      );
    return () => controller.abort();
  }, [client, isWanted, userId, collegeId]);

  return useMemo(() => {
    if (!user) return [];
    const managed = departments.filter(({ id }) => may(user, 'manage', { collegeId: user.collegeId, departmentId: id }));
    return managed.map((department) => ({
      id: `departmentRules:department:${department.id}`,
      title: paletteActMessages[language].departmentRules,
      otherTitle: paletteActMessages[language === 'zh' ? 'en' : 'zh'].departmentRules,
      context: textOf(department, 'name', language),
      sign: actSigns.departmentRules,
      href: `${basePath}${departmentRulesPath(department.id)}`,
    }));
  }, [departments, user, language]);
}
